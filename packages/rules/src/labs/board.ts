import { labArea } from '../area.ts';

export const board = labArea('board', 'Board', [
  'BOARD-01 rule book: To do has seven cards at first; their order and the lists that are wanted depend on the seed and the workspace.',
  'BOARD-02 rule book: A card that is dragged with the mouse goes to the list where it is dropped, before the first card whose middle is below the mouse, so that a drop on the heading puts it on top; the list takes it only when the mouse has moved above it, which sends a second dragover.',
  'BOARD-03 rule book: A finger on the name of a card drags the card as the mouse does, and a card that is dropped beside the lists stays where it was.',
  'BOARD-04 rule book: Left and Right put a card on top of the next list, Up and Down move it by one place, and the focus stays on the button.',
  'BOARD-05 rule book: Doing takes at most two cards, and Done only cards from Doing; a refused card goes back to where it was, and Message says why.',
  'BOARD-06 rule book: Undo takes back the last move, then the one before it; a refused card is no move.',
  'BOARD-07 rule book: Check says "Solved" if the lists are as wanted, a card was refused and a move of a card that was right undone; otherwise "Not sorted" and what is wrong, or that a script was used.',
]);

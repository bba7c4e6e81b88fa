import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The mouse uses the drag and drop of HTML, because its events are the difficulty; WebDriver delivers no drop in Firefox
 * and WebKit, so the buttons count as much as the mouse.
 */
export { board as rules } from '@sparring/rules/labs/board';

export const dials = [] as const satisfies readonly Dial[];

export const task = [
  'Sort the cards into the three lists as **Wanted in To do**, **Wanted in Doing** and **Wanted in Done** say, in this order. A card that is dropped on the heading of a list goes on top.',
  'Done takes only cards from Doing, and Doing at most two. Have one card refused, and assert that it is still where it was.',
  'Move a card that is already right, press **Undo**, and assert that it is back.',
  'Press **Check**, and assert that the verdict says “Solved”. Your test must pass with any seed.',
];

const lists = ['To do', 'Doing', 'Done'].map((name) => ({
  name,
  id: name.toLowerCase().replace(' ', '-'),
}));

export const elements: readonly ElementRow[] = [
  ...lists.map(({ name, id }) => ({
    what: 'What the task asks for',
    role: 'status' as const,
    name: `Wanted in ${name}`,
    testId: `board-wanted-${id}`,
  })),
  ...lists.map(({ name, id }) => ({
    what: 'A list; its heading is above it',
    role: 'list' as const,
    name: `Cards in ${name}`,
    testId: `board-${id}`,
  })),
  { what: 'A card; there are seven', testId: 'board-tape' },
  ...['Left', 'Right', 'Up', 'Down'].map((way) => ({
    what: 'Moves the card without a drag',
    role: 'button' as const,
    name: `${way} Tape`,
    testId: `board-tape-${way.toLowerCase()}`,
  })),
  row('What became of the last card', 'status', 'Message', 'board-message'),
  row('Takes the last move back', 'button', 'Undo', 'board-undo'),
  row('Asks for the verdict', 'button', 'Check', 'board-check'),
  row('The verdict', 'status', 'Verdict', 'board-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Drag one card by hand, slowly, and look at the list below it. Which events of the browser does the page hear on the way?',
  'A mouse that jumps to its target sends one `dragover` there or none, and a list takes a card only after the second. Move the mouse in several steps, as a hand does.',
  'Order is the second difficulty: the place in the list depends on where the mouse is. The heading is always on top, so put the last card there first.',
  'In Playwright, `card.dragTo(heading, { steps: 10 })` moves in ten steps, and without `steps` it jumps. A scroll during the drag loses the card, so give the window a height that has room for the whole board. WebDriver drags in Chromium only: in Selenium use the buttons, which move a card on top of the next list.',
];

export const answer: LabAnswer = {
  why: 'The naive Playwright test presses the mouse, jumps to the list and lets go. The list hears `dragover` at most once, and takes nothing. The naive Selenium test sends the events of a drag by a script, which the page notices.',
  fails: {
    playwright: /Not sorted: .*Doing is empty/,
    selenium: /A script: it has used the board/,
  },
};

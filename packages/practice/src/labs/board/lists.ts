import { chanceOf, type House } from '../../house.ts';

export const listNames = ['To do', 'Doing', 'Done'] as const;
export type ListName = (typeof listNames)[number];
export type Lists = Readonly<Record<ListName, readonly string[]>>;

const cards = ['Bell', 'Gloves', 'Mat', 'Ropes', 'Stool', 'Tape', 'Towel'] as const;

/** The most cards that Doing takes. */
const most = 2;

export const drawStart = (house: House): Lists => ({
  'To do': chanceOf(house, 'start').sample(cards, cards.length),
  Doing: [],
  Done: [],
});

/** The lists that the task asks for, which depend on the workspace, too. */
export const drawWanted = (house: House): Lists => {
  const drawn = chanceOf(house, 'wanted').sample(cards, cards.length);
  return { 'To do': drawn.slice(0, 3), Doing: drawn.slice(3, 5), Done: drawn.slice(5) };
};

/** A place before the card that is there. */
export interface CardPlace {
  readonly list: ListName;
  readonly at: number;
}

const listOf = (lists: Lists, card: string): ListName =>
  listNames.find((name) => lists[name].includes(card)) ?? 'To do';

/** Why a list does not take a card. */
const refusalOf = (lists: Lists, card: string, to: ListName): string | undefined => {
  const from = listOf(lists, card);
  if (from === to) return undefined;
  if (to === 'Doing' && lists.Doing.length >= most) return `Doing takes at most ${most} cards.`;
  return to === 'Done' && from !== 'Doing' ? 'Done takes only cards from Doing.' : undefined;
};

/** The lists without the card, and with it at the place, which counts the other cards. */
const moved = (lists: Lists, card: string, { list, at }: CardPlace): Lists => {
  const without = (name: ListName) => lists[name].filter((each) => each !== card);
  const rest = { 'To do': without('To do'), Doing: without('Doing'), Done: without('Done') };
  return { ...rest, [list]: rest[list].toSpliced(at, 0, card) };
};

export interface Board {
  readonly lists: Lists;
  readonly wanted: Lists;
  /** Each move that was not undone, the last one at the end, with the lists before it. */
  readonly before: readonly { readonly lists: Lists; readonly card: string }[];
  readonly refused: number;
  /** How many moves of a card that was right were undone. */
  readonly undone: number;
  readonly message: string;
}

export const opened = (lists: Lists, wanted: Lists): Board => ({
  lists,
  wanted,
  before: [],
  refused: 0,
  undone: 0,
  message: '',
});

export type BoardAction =
  | { readonly kind: 'move'; readonly card: string; readonly to: CardPlace }
  | { readonly kind: 'undo' };

const isSame = (one: Lists, other: Lists): boolean =>
  listNames.every((name) => one[name].join() === other[name].join());

export const next = (board: Board, action: BoardAction): Board => {
  const { lists, before } = board;
  if (action.kind === 'undo') {
    const last = before.at(-1);
    if (!last) return { ...board, message: 'There is no move to undo.' };
    const list = listOf(last.lists, last.card);
    const isRight = last.lists[list].indexOf(last.card) === board.wanted[list].indexOf(last.card);
    const undone = board.undone + (isRight ? 1 : 0);
    const rest = { lists: last.lists, before: before.slice(0, -1) };
    return { ...board, ...rest, undone, message: 'Undone.' };
  }
  const { card, to } = action;
  const refusal = refusalOf(lists, card, to.list);
  if (refusal) return { ...board, refused: board.refused + 1, message: `Refused: ${refusal}` };
  const after = moved(lists, card, to);
  if (isSame(lists, after)) return { ...board, message: '' };
  return {
    ...board,
    lists: after,
    before: [...before, { lists, card }],
    message: `Moved ${card}.`,
  };
};

/** Where a button moves a card: by one place, or on top of the next list. */
export const steps = {
  Up: (list: ListName, at: number): CardPlace => ({ list, at: Math.max(at - 1, 0) }),
  Down: (list: ListName, at: number): CardPlace => ({ list, at: at + 1 }),
  Left: (list: ListName, at: number): CardPlace => beside(list, at, -1),
  Right: (list: ListName, at: number): CardPlace => beside(list, at, 1),
} as const;

const beside = (list: ListName, at: number, by: number): CardPlace => {
  const name = listNames[listNames.indexOf(list) + by];
  return name ? { list: name, at: 0 } : { list, at };
};

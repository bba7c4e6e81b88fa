import { type Level, levels } from '@sparring/defects/defect';
import type { Share } from '../../card/counts.ts';
import type { CardState, Phase } from '../state.ts';
import { foundSoFar } from './so-far.ts';

/** By what the table can be sorted, in the order of its columns. */
export const sortKeys = [
  'name',
  'suite',
  'state',
  'found',
  ...levels,
  'calm',
  'speed',
  'when',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

/** Texts from A, numbers from the highest, the newest card first. */
export const beginsDescending = (by: SortKey): boolean =>
  !['name', 'suite', 'state', 'speed'].includes(by);

const first: Sort = { by: 'when', isDescending: true };

/** What a query string asks for; what it does not understand is the newest first. */
export const readSort = (query: Readonly<Record<string, unknown>>): Sort => {
  const by = sortKeys.find((key) => key === query['sort']);
  if (!by) return first;
  const { order } = query;
  return {
    by,
    isDescending: order === 'asc' || order === 'desc' ? order === 'desc' : beginsDescending(by),
  };
};

const order: readonly Phase[] = [
  'bouts',
  'sound',
  'waiting',
  'paused',
  'new',
  'complete',
  'ended early',
  'refused',
];

/** Without anything to count, a card stands below those that found nothing. */
const worth = ({ part, of }: Share): number => (of === 0 ? -1 : part / of);

const nothing: Share = { part: 0, of: 0 };

export const levelOf = ({ found }: CardState, level: Level): Share =>
  found.find((one) => one.level === level) ?? nothing;

const values: Readonly<Record<SortKey, (card: CardState) => string | number>> = {
  name: ({ name }) => name,
  suite: ({ suite }) => suite,
  state: ({ phase }) => order.indexOf(phase),
  found: (card) => worth(foundSoFar(card)),
  easy: (card) => worth(levelOf(card, 'easy')),
  medium: (card) => worth(levelOf(card, 'medium')),
  hard: (card) => worth(levelOf(card, 'hard')),
  sneaky: (card) => worth(levelOf(card, 'sneaky')),
  calm: ({ numbers }) => worth(numbers?.calm ?? nothing),
  speed: ({ numbers }) => numbers?.secondsARun ?? Infinity,
  when: ({ created }) => created,
};

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (one: string | number, other: string | number): number => {
  if (typeof one === 'string' || typeof other === 'string')
    return compareTexts(String(one), String(other));
  return one < other ? -1 : Number(one > other);
};

/** Cards that are equal keep their order. */
export const sorted = (
  cards: readonly CardState[],
  { by, isDescending }: Sort,
): readonly CardState[] => {
  const direction = isDescending ? -1 : 1;
  const value = values[by];
  return cards.toSorted((one, other) => direction * compare(value(one), value(other)));
};

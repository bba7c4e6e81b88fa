/** What a card is for: a learner who wants to know what to test next, or somebody who has to believe it. */
export type CardKind = 'for yourself' | 'mark' | 'mark by the machine of the tests';

export const isMark = (kind: CardKind): boolean => kind !== 'for yourself';

const titles: Readonly<Record<CardKind, string>> = {
  'for yourself': 'Card for yourself',
  mark: 'Mark',
  'mark by the machine of the tests': 'Mark made on the machine of the tests',
};

/** A card of an older grader does not say what it is. */
export const titleOfKind = (kind: CardKind | undefined): string =>
  kind === undefined ? 'Score card' : titles[kind];

const meanings: Readonly<Record<CardKind, string>> = {
  'for yourself':
    'quick, and not checked for a suite that knows when nothing is wrong; --mark checks it',
  mark: 'checked for suites that know when nothing is wrong',
  'mark by the machine of the tests':
    'checked for suites that know when nothing is wrong; whoever has this machine can change it',
};

export const meaningOfKind = (kind: CardKind): string => meanings[kind];

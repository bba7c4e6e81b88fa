import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

/** How long a ring can be caught. */
export const windowMs = 3000;

/** The shortest and the longest delay of each kind. No time is within the window of all three; Playwright waits for five seconds. */
const kinds = [
  [200, 400],
  [1500, 2500],
  [4200, 4500],
] as const;

/** Three delays in random order: a short one, a middle one and a long one. */
export const drawDelays = (chance: Chance): readonly number[] =>
  chance.sample(kinds, kinds.length).map(([least, most]) => least + chance.integer(most - least));

/** A click on Catch: milliseconds after the ring, or null if there was none yet. */
export type Catch = number | null;

const caught = (after: Catch): boolean => after !== null && after <= windowMs;

const inWords = (after: Catch, index: number): string =>
  after === null
    ? `round ${index + 1} before the bell`
    : `round ${index + 1} ${(after / 1000).toFixed(1)} s after the bell`;

/** What the three clicks say about the test. */
export const verdictOf = (catches: readonly Catch[]): Judged => {
  if (catches.every(caught)) return solved('every ring was caught within 3 seconds.');
  const missed = catches.flatMap((after, index) => (caught(after) ? [] : [inWords(after, index)]));
  return unsolved(`Slept: you clicked in ${missed.join(', ')}.`);
};

import type { Chance } from '@sparring/practice/chance';

export type End = 'first' | 'last';

/** Where the element that is asked for stands: on half of the rungs first, on the others last. */
export const drawPlaces = (rungs: number, chance: Chance): readonly End[] => {
  const ends = Array.from({ length: rungs }, (_, index): End => (index % 2 ? 'first' : 'last'));
  return chance.sample(ends, rungs);
};

import type { Chance } from '@sparring/practice/chance';
import { asked } from '@sparring/practice/labs/locator-ladder/judge';
import type { Rung } from './rungs.tsx';

export type End = 'first' | 'last';

/** Where the element that is asked for stands: on half of the rungs first, on the others last. */
export const drawPlaces = (rungs: number, chance: Chance): readonly End[] => {
  const ends = Array.from({ length: rungs }, (_, index): End => (index % 2 ? 'first' : 'last'));
  return chance.sample(ends, rungs);
};

/** The rung with the element that is asked for at this end, and the others in their order. */
export const withRightAt = (place: End, rung: Rung): Rung => {
  const right = rung.elements.filter(({ sign }) => sign === asked[rung.title]);
  const others = rung.elements.filter((candidate) => !right.includes(candidate));
  return { ...rung, elements: place === 'first' ? [...right, ...others] : [...others, ...right] };
};

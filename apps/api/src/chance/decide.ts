import type { ChanceMode } from '@sparring/contracts/workspace';
import type { ChanceStep } from './steps.ts';
import { draw } from './draw.ts';

const forced = { always: 1, never: 0 } as const;

/** How likely it is: as documented, or certain one way or the other when it is forced. */
const likelihood = (chance: ChanceMode, p: number): number =>
  chance === 'seeded' ? p : forced[chance];

/** Whether what has the likelihood `p` happens at this step. */
export const happens = ({ seed, step, chance }: ChanceStep, p: number): boolean =>
  draw(seed, step) < likelihood(chance, p);

/** A whole number within bounds, all of them equally likely; `always` forces the highest, `never` the lowest. */
export const pick = (at: ChanceStep, { min, max }: { min: number; max: number }): number => {
  if (at.chance !== 'seeded') return at.chance === 'always' ? max : min;
  return min + Math.floor(draw(at.seed, at.step) * (max - min + 1));
};

/** What the answer says about a decision, so that it can be replayed. */
export const chanceHeader = (
  { seed, step, chance }: ChanceStep,
  p: number,
  outcome: number,
): Readonly<Record<'X-Chance', string>> => ({
  'X-Chance': `seed=${seed}; step=${step}; p=${likelihood(chance, p)}; outcome=${outcome}`,
});

import {
  chanceHeader,
  likelihood,
  type Chance,
  type NumberByChance,
} from '@sparring/contracts/chance';
import { draw } from '@sparring/contracts/draw';
import type { ChanceStep } from '../request/workspace-context.ts';

const forced = { always: 1, never: 0 } as const;

/** The probability: the documented one, or 0 or 1 if the outcome is forced. */
const odds = ({ chance }: ChanceStep, p: number): number =>
  chance === 'seeded' ? p : forced[chance];

/** Whether an event with the probability `p` happens at this step. */
export const happens = (at: ChanceStep, p: number): boolean => draw(at.seed, at.step) < odds(at, p);

/** A number within the bounds; `always` forces the highest, `never` the lowest. */
export const pick = (at: ChanceStep, { min, max }: Pick<NumberByChance, 'min' | 'max'>): number => {
  if (at.chance !== 'seeded') return at.chance === 'always' ? max : min;
  return min + Math.floor(draw(at.seed, at.step) * (max - min + 1));
};

/** The X-Chance header of a decision. */
export const headerOf = (at: ChanceStep, chance: Chance, outcome: number) =>
  chanceHeader({ ...at, p: odds(at, likelihood(chance)), outcome });

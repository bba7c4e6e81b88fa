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
export const happens = (step: ChanceStep, p: number): boolean =>
  draw(step.seed, step.step) < odds(step, p);

/** A number within the bounds; `always` forces the highest, `never` the lowest. */
export const pick = (
  step: ChanceStep,
  { min, max }: Pick<NumberByChance, 'min' | 'max'>,
): number => {
  if (step.chance !== 'seeded') return step.chance === 'always' ? max : min;
  return min + Math.floor(draw(step.seed, step.step) * (max - min + 1));
};

/** The X-Chance header of a decision. */
export const headerOf = (step: ChanceStep, chance: Chance, outcome: number) =>
  chanceHeader({ ...step, p: odds(step, likelihood(chance)), outcome });

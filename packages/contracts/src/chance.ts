import type { ProblemKind } from './problem.ts';

/** A call that gets an error instead of its answer, so often. */
export interface ErrorByChance {
  readonly kind: 'error';
  /** How likely it is, from 0 to 1. */
  readonly p: number;
  readonly problem: ProblemKind;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call whose answer depends on a whole number within bounds, all of them equally likely. */
export interface NumberByChance {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** What the number counts, in the singular. */
  readonly unit: string;
}

/** What chance decides of a call. */
export type Chance = ErrorByChance | NumberByChance;

/** How likely one outcome is: the error, or one of the numbers. */
export const likelihood = (chance: Chance): number =>
  chance.kind === 'error' ? chance.p : 1 / (chance.max - chance.min + 1);

/** One decision: what it was made from, and what came of it. */
export interface Decided {
  readonly seed: number;
  readonly step: number;
  readonly p: number;
  /** A status, or the number. */
  readonly outcome: number;
}

/** The header of an answer that chance decided, so that it can be replayed. */
export const chanceHeader = ({ seed, step, p, outcome }: Decided) => ({
  'X-Chance': `seed=${seed}; step=${step}; p=${p}; outcome=${outcome}`,
});

const numerals: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** A number with its unit: 1 second, 2 seconds. */
export const counted = (number: number, unit: string): string =>
  `${number} ${unit}${number === 1 ? '' : 's'}`;

/** How often, for the beginning of a sentence: one call in five. */
export const oddsInWords = (p: number): string => `one call in ${numerals[1 / p] ?? 1 / p}`;

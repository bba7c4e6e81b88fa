import type { ProblemKind } from './problem.ts';

/** A call gets an error instead of its answer with probability `p`. */
export interface ErrorByChance {
  readonly kind: 'error';
  /** The probability of the error, from 0 to 1. */
  readonly p: number;
  readonly problem: ProblemKind;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a call depends on a random whole number. Every number within the bounds is equally likely. */
export interface NumberByChance {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** The unit of the number, in the singular. */
  readonly unit: string;
}

/** The call succeeds, and chance decides whether what it has started fails later, with probability `p`. */
export interface FailureByChance {
  readonly kind: 'failure';
  readonly p: number;
}

/** The random part of a call. */
export type Chance = ErrorByChance | NumberByChance | FailureByChance;

/** The probability of the error, or of each number. */
export const likelihood = (chance: Chance): number =>
  chance.kind === 'number' ? 1 / (chance.max - chance.min + 1) : chance.p;

/** One random decision: its inputs and its outcome. */
export interface Decided {
  readonly seed: number;
  readonly step: number;
  readonly p: number;
  /** A status, the number, or 1 for a later failure and 0 for none. */
  readonly outcome: number;
}

/** The header of a random answer, from which a client can repeat it. */
export const chanceHeader = ({ seed, step, p, outcome }: Decided) => ({
  'X-Chance': `seed=${seed}; step=${step}; p=${p}; outcome=${outcome}`,
});

const numerals: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** A number with its unit: 1 second, 2 seconds. */
export const counted = (number: number, unit: string): string =>
  `${number} ${unit}${number === 1 ? '' : 's'}`;

/** The frequency in words: one request in five. */
export const oddsInWords = (p: number): string => `one request in ${numerals[1 / p] ?? 1 / p}`;

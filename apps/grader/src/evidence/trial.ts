import type { Outcome } from './outcome.ts';
import type { Part } from './part.ts';
import { isAllGreen, type Known } from './shown.ts';

/** A run with several defects. */
export interface Trial {
  readonly defects: readonly string[];
  /** What turned red: tests by their names, or one of `nonTests`. */
  readonly red: ReadonlySet<string>;
  /** What was not seen to be green: all that is red, and the tests that did not run. */
  readonly unclear: ReadonlySet<string>;
  /** Nothing of it was seen to be green. */
  readonly isCut: boolean;
  /** The tests that were to run: not all of the suite, where they are those of some files, or chosen. */
  readonly tests: ReadonlySet<string>;
  readonly isChosen: boolean;
  readonly outcome: Outcome;
}

/** Signals that are no test: the command broke off, the run took too long, the instance was lost. No test has such a name. */
export const nonTests = {
  command: '\u0000command',
  clock: '\u0000clock',
  instance: '\u0000instance',
} as const;

/** Those of a run that was cut off. */
export const endsTheRun: readonly string[] = [nonTests.clock, nonTests.instance];

const allNonTests: readonly string[] = Object.values(nonTests);

const areIn = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

export const hasAll = ({ defects }: Trial, all: readonly string[]): boolean => areIn(all, defects);

/** Whether it had these defects, and no other. */
export const hasOnly = (trial: Trial, all: readonly string[]): boolean =>
  hasAll(trial, all) && areIn(trial.defects, all);

export const isTest = (signal: string): boolean => !allNonTests.includes(signal);

/** What a run of these tests can show. */
export const signalsIn = ({ green }: Pick<Known, 'green'>): ReadonlySet<string> =>
  new Set([...green, ...allNonTests]);

export const trialOf = (
  defects: readonly string[],
  outcome: Outcome,
  { green, tests }: Pick<Part, 'green' | 'tests'>,
): Trial => {
  const { shown } = outcome;
  const about = { defects, outcome, tests: green, isChosen: tests !== undefined };
  if (shown.kind !== 'ended') {
    const red = new Set([shown.kind === 'late' ? nonTests.clock : nonTests.instance]);
    return { ...about, red, unclear: red, isCut: true };
  }
  const ranGreen = new Set(outcome.green);
  const missing = [...green].filter((name) => !ranGreen.has(name));
  // One that skips a test is missed; beside others, the test may have been about them.
  const isClear = isAllGreen(shown) && !tests && (missing.length === 0 || defects.length === 1);
  if (isClear) return { ...about, red: new Set(), unclear: new Set(), isCut: false };
  const isWhole = missing.every((name) => shown.red.includes(name));
  const red = new Set([...shown.red, ...(shown.isBroken ? [nonTests.command] : [])]);
  const isCommandClear = isWhole || isAllGreen(shown);
  const unclear = new Set([...red, ...missing, ...(isCommandClear ? [] : [nonTests.command])]);
  return { ...about, red, unclear, isCut: false };
};

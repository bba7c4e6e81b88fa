import { type Company, createCompany } from './masking.ts';
import { createQuestions } from './retests.ts';
import type { Guilt, Suspicion } from './failure.ts';
import { hasOnly, isTest, type Trial } from './trial.ts';

type Signals = ReadonlySet<string>;

const without = (signals: Iterable<string>, other: Signals): readonly string[] =>
  [...signals].filter((signal) => !other.has(signal));

/**
 * What trials say together: a test that stays green clears all defects that were in the instance, and one that turns
 * red accuses those of them that no other trial has cleared.
 */
export const createEvidence = (signalsOf: (defect: string) => Signals) => {
  const trials: Trial[] = [];
  /** By defect: the signals that have not been green beside it. */
  const unclear = new Map<string, Set<string>>();
  /** What lost its word accuses nobody. */
  let unbelieved: Signals = new Set();
  /** Until something is new. */
  let known: readonly Suspicion[] | undefined;
  let knownGuilt: ReadonlyMap<string, readonly Guilt[]> | undefined;
  let knownCompany: Company | undefined;
  const forget = (): void => {
    known = undefined;
    knownGuilt = undefined;
    knownCompany = undefined;
  };

  const note = (trial: Trial): void => {
    forget();
    trials.push(trial);
    for (const defect of trial.defects) {
      const before = unclear.get(defect) ?? signalsOf(defect);
      const isUnclear = (signal: string) =>
        trial.isSilent ||
        trial.unclear.has(signal) ||
        (isTest(signal) ? !trial.tests.has(signal) : trial.isChosen);
      const isOwn = (signal: string) => trial.defects.length === 1 && trial.red.has(signal);
      const left = [...before, ...trial.red].filter(
        (signal) => isOwn(signal) || (before.has(signal) && isUnclear(signal)),
      );
      unclear.set(defect, new Set(left));
    }
  };

  const suspicionsOf = (trial: Trial): readonly Suspicion[] =>
    without(trial.red, unbelieved).map((signal) => ({
      signal,
      trial,
      suspects: trial.defects.filter((defect) => unclear.get(defect)?.has(signal)),
    }));

  const suspicions = (): readonly Suspicion[] =>
    (known ??= trials.flatMap((trial) => suspicionsOf(trial)));

  /** With --files, a defect has nothing to do with the tests of a file that does not reach it. */
  const hasToDoWith = (defect: string, signal: string): boolean =>
    signalsOf(defect).has(signal) || unclear.get(defect)?.has(signal) === true;

  const findGuilt = (): ReadonlyMap<string, readonly Guilt[]> => {
    const all = new Map<string, Map<string, Guilt>>();
    for (const { signal, suspects, trial } of suspicions()) {
      const [only, ...more] = suspects;
      if (only === undefined || more.length > 0) continue;
      const guilts = all.get(only) ?? new Map<string, Guilt>();
      const { trials: before = [], company = trial.defects } = guilts.get(signal) ?? {};
      const still = company.filter(
        (one) => one !== only && trial.defects.includes(one) && hasToDoWith(one, signal),
      );
      all.set(only, guilts.set(signal, { signal, trials: [...before, trial], company: still }));
    }
    return new Map([...all].map(([defect, guilts]) => [defect, [...guilts.values()]]));
  };

  /** By defect that is the only suspect. */
  const guilty = () => (knownGuilt ??= findGuilt());

  const isBelieved = (signal: string): boolean => !unbelieved.has(signal);

  const questions = createQuestions({
    trials,
    suspicions,
    guilty,
    isBelieved,
    suspect: (defect, signal) => {
      unclear.get(defect)?.add(signal);
      forget();
    },
  });

  return {
    ...questions,
    note,
    isBelieved,
    suspicions,
    guilty,
    trials: (): readonly Trial[] => trials,
    company: (): Company => (knownCompany ??= createCompany(trials)),
    /** Whether a trial had exactly these defects. */
    isKnown: (defects: ReadonlySet<string>): boolean =>
      trials.some((one) => hasOnly(one, [...defects])),
    /** Whether it had a run of its own that could show this. */
    wasAlone: (defect: string, signal: string): boolean =>
      trials.some((one) => hasOnly(one, [defect]) && (!one.isChosen || one.tests.has(signal))),
    /** What was red beside it though nobody is left who could have done it. */
    unexplainedBeside: (defect: string): readonly string[] => [
      ...new Set(
        questions
          .unexplained()
          .filter(({ trial }) => trial.defects.includes(defect))
          .map(({ signal }) => signal),
      ),
    ],
    isTried: (defect: string): boolean => unclear.has(defect),
    /** What has not been green beside it. */
    unclearOf: (defect: string): Signals => {
      const signals = unclear.get(defect) ?? signalsOf(defect);
      return unbelieved.size === 0 ? signals : new Set(without(signals, unbelieved));
    },
    isCleared: (defect: string): boolean => {
      const left = unclear.get(defect);
      return left !== undefined && [...left].every((signal) => unbelieved.has(signal));
    },
    disbelieve: (signals: Signals): void => {
      if (signals.size === unbelieved.size) return;
      forget();
      unbelieved = new Set(signals);
    },
  };
};

export type Evidence = ReturnType<typeof createEvidence>;

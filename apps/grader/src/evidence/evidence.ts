import type { Cause, Failure } from './failure.ts';
import { hasOnly, isTest, type Trial } from './trial.ts';
import { view } from './view.ts';

export type Signals = ReadonlySet<string>;

/**
 * What trials say together: a test that stays green clears all defects that were in the instance, and one that turns
 * red accuses those of them that no other trial has cleared.
 */
export interface Evidence {
  /** By defect: what it can turn red. */
  readonly signals: ReadonlyMap<string, Signals>;
  readonly trials: readonly Trial[];
  /** By defect that was in a trial: the signals that have not been green beside it. */
  readonly unclear: ReadonlyMap<string, Signals>;
  /** Flaky tests are ignored. */
  readonly flaky: Signals;
  /** By trial: which of its failures were retested, and how often. */
  readonly retests: ReadonlyMap<Trial, ReadonlyMap<string, number>>;
}

export const noEvidence = (signals: Evidence['signals']): Evidence => ({
  signals,
  trials: [],
  unclear: new Map(),
  flaky: new Set(),
  retests: new Map(),
});

const without = (signals: Iterable<string>, other: Signals): readonly string[] =>
  [...signals].filter((signal) => !other.has(signal));

/** What has not been green beside a defect after this trial. */
const unclearAfter = (trial: Trial, before: Signals): Signals => {
  const isUnclear = (signal: string) =>
    trial.isCut ||
    trial.unclear.has(signal) ||
    (isTest(signal) ? !trial.tests.has(signal) : trial.isChosen);
  const isOwn = (signal: string) => trial.defects.length === 1 && trial.red.has(signal);
  return new Set(
    [...before, ...trial.red].filter(
      (signal) => isOwn(signal) || (before.has(signal) && isUnclear(signal)),
    ),
  );
};

export const withTrial = (evidence: Evidence, trial: Trial): Evidence => {
  const unclear = new Map(evidence.unclear);
  for (const defect of trial.defects)
    unclear.set(defect, unclearAfter(trial, unclear.get(defect) ?? evidence.signals.get(defect)!));
  return { ...evidence, trials: [...evidence.trials, trial], unclear };
};

/** They only become more. */
export const ignoring = (evidence: Evidence, flaky: Signals): Evidence =>
  flaky.size === evidence.flaky.size ? evidence : { ...evidence, flaky };

export const isFlaky = ({ flaky }: Evidence, signal: string): boolean => flaky.has(signal);

export const failures = view(({ trials, flaky, unclear }: Evidence): readonly Failure[] =>
  trials.flatMap((trial) =>
    without(trial.red, flaky).map((signal) => ({
      signal,
      trial,
      suspects: trial.defects.filter((defect) => unclear.get(defect)?.has(signal)),
    })),
  ),
);

/** Those of which nobody is left who could have caused them. */
export const unexplained = view((evidence: Evidence): readonly Failure[] =>
  failures(evidence).filter(({ suspects }) => suspects.length === 0),
);

/** By defect that is the only suspect. */
export const causes = view((evidence: Evidence): ReadonlyMap<string, readonly Cause[]> => {
  const { signals, unclear } = evidence;
  /** With --files, a defect has nothing to do with the tests of a file that does not reach it. */
  const hasToDoWith = (defect: string, signal: string): boolean =>
    signals.get(defect)?.has(signal) === true || unclear.get(defect)?.has(signal) === true;
  const all = new Map<string, Map<string, Cause>>();
  for (const { signal, suspects, trial } of failures(evidence)) {
    const [only, ...more] = suspects;
    if (only === undefined || more.length > 0) continue;
    const own = all.get(only) ?? new Map<string, Cause>();
    const { trials: before = [], rivals = trial.defects } = own.get(signal) ?? {};
    const still = rivals.filter(
      (one) => one !== only && trial.defects.includes(one) && hasToDoWith(one, signal),
    );
    all.set(only, own.set(signal, { signal, trials: [...before, trial], rivals: still }));
  }
  return new Map([...all].map(([defect, own]) => [defect, [...own.values()]]));
});

/** Whether a trial had exactly these defects. */
export const hadTrial = ({ trials }: Evidence, defects: readonly string[]): boolean =>
  trials.some((one) => hasOnly(one, defects));

/** Whether it had a run of its own that could show this. */
export const wasAlone = ({ trials }: Evidence, defect: string, signal: string): boolean =>
  trials.some((one) => hasOnly(one, [defect]) && (!one.isChosen || one.tests.has(signal)));

/** What was red beside it though nobody is left who could have caused it. */
export const unexplainedBeside = (evidence: Evidence, defect: string): readonly string[] => [
  ...new Set(
    unexplained(evidence)
      .filter(({ trial }) => trial.defects.includes(defect))
      .map(({ signal }) => signal),
  ),
];

export const isTried = ({ unclear }: Evidence, defect: string): boolean => unclear.has(defect);

/** What has not been green beside it. */
export const unclearOf = ({ unclear, signals, flaky }: Evidence, defect: string): Signals => {
  const left = unclear.get(defect) ?? signals.get(defect)!;
  return flaky.size === 0 ? left : new Set(without(left, flaky));
};

export const isCleared = ({ unclear, flaky }: Evidence, defect: string): boolean => {
  const left = unclear.get(defect);
  return left !== undefined && [...left].every((signal) => flaky.has(signal));
};

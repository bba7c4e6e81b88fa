import { isTest, type Trial } from './trial.ts';

type Signals = ReadonlySet<string>;

interface Suspicion {
  readonly signal: string;
  readonly trial: Trial;
  /** The defects of the trial that no other one has cleared of it. */
  readonly suspects: readonly string[];
}

/** A defect is the only one that can have turned this red. */
export interface Guilt {
  readonly signal: string;
  readonly trials: readonly Trial[];
  /** Those that were there each time: perhaps it was the defect together with one of them. */
  readonly company: readonly string[];
}

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
  /** By trial: the signals that nobody could have turned red, and how often they were asked again. */
  const asked = new Map<Trial, Map<string, number>>();
  /** What lost its word accuses nobody. */
  let unbelieved: Signals = new Set();
  /** The suspicions, until something is new. */
  let known: readonly Suspicion[] | undefined;

  const note = (trial: Trial): void => {
    known = undefined;
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

  /** By defect that is the only suspect. */
  const guilty = (): ReadonlyMap<string, readonly Guilt[]> => {
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

  /** What was red though nobody is left who could have done it. */
  const unexplained = () => suspicions().filter(({ suspects }) => suspects.length === 0);

  const timesOf = (trial: Trial, signal: string): number => asked.get(trial)?.get(signal) ?? 0;

  /**
   * Where something is red and nobody is left who could have done it, one defect has hidden another in a green run, two
   * do it together, or it was chance: all are suspects once more, and again where the first time not all tests ran.
   * Whether there was such a thing.
   */
  const suspectAgain = (times = 1): boolean => {
    const news = unexplained().filter(({ signal, trial }) => timesOf(trial, signal) < times);
    for (const { signal, trial } of news) {
      const before = asked.get(trial) ?? new Map<string, number>();
      asked.set(trial, before.set(signal, timesOf(trial, signal) + 1));
      for (const defect of trial.defects) unclear.get(defect)?.add(signal);
    }
    if (news.length > 0) known = undefined;
    return news.length > 0;
  };

  /** Whether a defect of that run was the only one that can have turned it red in another run, which did not have to be asked. */
  const isExplained = (trial: Trial, signal: string): boolean => {
    const guilts = guilty();
    const isAnswer = (one: Guilt): boolean =>
      one.signal === signal &&
      one.company.length === 0 &&
      one.trials.some((other) => timesOf(other, signal) === 0);
    return trial.defects.some((defect) => guilts.get(defect)?.some(isAnswer));
  };

  return {
    note,
    suspicions,
    unexplained,
    /** Whether it was asked again, at least so often, who has turned something red, and nobody has an answer. */
    isInDoubt: (times: number): boolean =>
      [...asked].some(([trial, some]) =>
        without(some.keys(), unbelieved).some(
          (signal) => timesOf(trial, signal) >= times && !isExplained(trial, signal),
        ),
      ),
    guilty,
    suspectAgain,
    trials: (): readonly Trial[] => trials,
    /** Whether a trial had exactly these defects. */
    isKnown: (defects: ReadonlySet<string>): boolean =>
      trials.some(
        (one) => one.defects.length === defects.size && one.defects.every((id) => defects.has(id)),
      ),
    /** What was red in a run in which no defect was left that could have caused it. */
    doubted: (): Signals => new Set([...asked.values()].flatMap((some) => [...some.keys()])),
    /** Whether it is asked for the second time who has turned it red, and this defect was there. */
    isDoubtful: (defect: string, signal: string): boolean =>
      [...asked].some(
        ([trial, some]) => (some.get(signal) ?? 0) > 1 && trial.defects.includes(defect),
      ),
    /** Whether it had a run of its own that could show this. */
    wasAlone: (defect: string, signal: string): boolean =>
      trials.some(
        ({ defects: [one, ...more], tests, isChosen }) =>
          one === defect && more.length === 0 && (!isChosen || tests.has(signal)),
      ),
    /** What was red beside it though nobody is left who could have done it. */
    unexplainedBeside: (defect: string): readonly string[] => [
      ...new Set(
        unexplained()
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
      known = undefined;
      unbelieved = new Set(signals);
    },
  };
};

export type Evidence = ReturnType<typeof createEvidence>;

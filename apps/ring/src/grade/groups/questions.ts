import type { Guilt, Suspicion } from './suspicion.ts';
import { isTest, type Trial } from './trial.ts';

type Signals = ReadonlySet<string>;

interface Known {
  readonly trials: readonly Trial[];
  readonly suspicions: () => readonly Suspicion[];
  readonly guilty: () => ReadonlyMap<string, readonly Guilt[]>;
  /** Whether what it says is believed. */
  readonly isBelieved: (signal: string) => boolean;
  /** Makes a defect a suspect again. */
  readonly suspect: (defect: string, signal: string) => void;
}

/** A run, and what was red in it though nobody is left who could have done it. */
export interface Unexplained {
  readonly trial: Trial;
  readonly signals: readonly string[];
}

const areIn = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

const canShow = ({ tests, isChosen }: Trial, signal: string): boolean =>
  isTest(signal) ? tests.has(signal) : !isChosen;

const isGreenIn = (trial: Trial, signal: string): boolean =>
  canShow(trial, signal) && !trial.isSilent && !trial.unclear.has(signal);

/**
 * What was red though nobody is left who could have done it: one defect has hidden another in a green run, two do it
 * together, or it was chance. All are asked once more. Then the run is made once more: if it is red again, it was no
 * chance. Otherwise they are asked for the second time, and everything is in doubt.
 */
export const createQuestions = ({ trials, suspicions, guilty, isBelieved, suspect }: Known) => {
  /** By trial: what was asked about it, and how often. */
  const asked = new Map<Trial, Map<string, number>>();
  const timesOf = (trial: Trial, signal: string): number => asked.get(trial)?.get(signal) ?? 0;

  const unexplained = () => suspicions().filter(({ suspects }) => suspects.length === 0);

  /** Of a find, nothing is asked. */
  const isFind = (defect: string): boolean =>
    guilty()
      .get(defect)
      ?.some(({ signal, company }) => isTest(signal) && company.length === 0) === true;

  /** Whether it turns something red, as far as is known: beside it, a green test says nothing of the others. */
  const isGuilty = (defect: string): boolean => guilty().has(defect);

  const hadOwnRun = (defect: string): boolean =>
    trials.some(
      ({ defects: [one, ...more], isChosen }) => one === defect && more.length === 0 && !isChosen,
    );

  /** Other runs that could show it, with the same defects or with some of them and no other. */
  const alike = (trial: Trial, signal: string): readonly Trial[] =>
    trials.filter(
      (other) =>
        other !== trial &&
        other.defects.length > 1 &&
        canShow(other, signal) &&
        (areIn(other.defects, trial.defects) || areIn(trial.defects, other.defects)),
    );

  const redAgain = (trial: Trial, signal: string): readonly Trial[] =>
    alike(trial, signal).filter(({ red }) => red.has(signal));

  const isRedAgain = (trial: Trial, signal: string): boolean => redAgain(trial, signal).length > 0;

  /** Whether it was green beside this one where nothing can have hidden that it is red. */
  const isInnocent = (defect: string, signal: string): boolean =>
    trials.some(
      (one) =>
        one.defects.includes(defect) && isGreenIn(one, signal) && !one.defects.some(isGuilty),
    );

  /** Otherwise it can be red because others did not run before it. */
  const isGreenWhenChosen = (signal: string): boolean =>
    trials.some((one) => one.isChosen && isGreenIn(one, signal));

  const isRedAlone = (defect: string, signal: string): boolean =>
    trials.some(
      ({ defects: [one, ...more], red }) => one === defect && more.length === 0 && red.has(signal),
    );

  /** Whether it is red each time that these are together, and with none of them without the others. */
  const isByTwo = (trial: Trial, signal: string): boolean => {
    const reds = redAgain(trial, signal);
    if (reds.length === 0 || trial.defects.length === 1) return false;
    const isWhole = [trial, ...reds].some(({ isChosen }) => !isChosen);
    if (!isWhole && !isGreenWhenChosen(signal)) return false;
    return trial.defects.every(
      (one) => !isRedAlone(one, signal) && (isFind(one) || isInnocent(one, signal)),
    );
  };

  /** Whether a defect of that run was the only one that can have turned it red in another run, which did not have to be asked. */
  const isByOne = (trial: Trial, signal: string): boolean => {
    const isAnswer = (one: Guilt): boolean =>
      one.signal === signal &&
      one.company.length === 0 &&
      one.trials.some((other) => timesOf(other, signal) === 0);
    return trial.defects.some((defect) => guilty().get(defect)?.some(isAnswer));
  };

  const isExplained = (trial: Trial, signal: string): boolean =>
    isByTwo(trial, signal) || isByOne(trial, signal);

  /** Whatever came of it: a run is made only once more. */
  const wasRepeated = (trial: Trial): boolean =>
    trials
      .slice(trials.indexOf(trial) + 1)
      .some(({ defects }) => areIn(defects, trial.defects) && areIn(trial.defects, defects));

  const some = (is: (trial: Trial, signal: string, times: number) => boolean): boolean =>
    [...asked].some(([trial, signals]) =>
      [...signals].some(([signal, times]) => isBelieved(signal) && is(trial, signal, times)),
    );

  const isToAsk = ({ trial, signal }: Suspicion, most: number): boolean => {
    const times = timesOf(trial, signal);
    if (isByTwo(trial, signal)) return false;
    if (times === 1 && isRedAgain(trial, signal)) return true;
    return times < most && (times === 0 || wasRepeated(trial));
  };

  return {
    unexplained,
    /** Whether all tests ran, and nothing was red but what two defects do together where no find can have hidden more. */
    isCalm: (trial: Trial): boolean =>
      !trial.isChosen &&
      !trial.isSilent &&
      (trial.unclear.size === 0 || !trial.defects.some(isGuilty)) &&
      [...trial.unclear].every((signal) => isByTwo(trial, signal)),
    /** Whether all were asked that can have done something, at most so often as this. */
    suspectAgain: (most = 1): boolean => {
      const news = unexplained().filter((one) => isToAsk(one, most));
      for (const { signal, trial } of news) {
        const before = asked.get(trial) ?? new Map<string, number>();
        asked.set(trial, before.set(signal, timesOf(trial, signal) + 1));
        for (const defect of trial.defects) suspect(defect, signal);
      }
      return news.length > 0;
    },
    /** A run that is to be made once more: all were asked, and nobody is left who could have done it, but finds and those that had a run of their own. */
    toRepeat: (): Unexplained | undefined => {
      const left = suspicions().filter(
        ({ signal, trial, suspects }) =>
          timesOf(trial, signal) === 1 &&
          trial.defects.length > 1 &&
          suspects.every((one) => isFind(one) || hadOwnRun(one)) &&
          !wasRepeated(trial) &&
          !isRedAgain(trial, signal) &&
          !isExplained(trial, signal),
      );
      const [first] = left;
      if (!first) return undefined;
      const { trial } = first;
      const ofTrial = left.filter((one) => one.trial === trial);
      return { trial, signals: ofTrial.map(({ signal }) => signal) };
    },
    /** Whether the answer to something that was asked once is still to come. */
    isAsking: (): boolean =>
      some(
        (trial, signal, times) => times === 1 && !wasRepeated(trial) && !isExplained(trial, signal),
      ),
    /** Whether something was asked, at least so often, and nobody has an answer. */
    isInDoubt: (least: number): boolean =>
      some(
        (trial, signal, times) =>
          times >= least &&
          (least === 1 || !isRedAgain(trial, signal)) &&
          !isExplained(trial, signal),
      ),
    /** What was asked, or was red though nobody is left who could have done it. */
    doubted: (): Signals =>
      new Set([
        ...[...asked.values()].flatMap((signals) => [...signals.keys()]),
        ...unexplained().map(({ signal }) => signal),
      ]),
    /** Whether it is asked for the second time who has turned it red, and this defect was there. */
    isDoubtful: (defect: string, signal: string): boolean =>
      [...asked.keys()].some(
        (trial) =>
          timesOf(trial, signal) > 1 &&
          trial.defects.includes(defect) &&
          !isRedAgain(trial, signal),
      ),
  };
};

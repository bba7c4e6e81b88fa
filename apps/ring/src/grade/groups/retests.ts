import { type Guilt, isProof, type Suspicion } from './failure.ts';
import { hasAll, hasOnly, isTest, type Trial } from './trial.ts';

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

const canShow = ({ tests, isChosen }: Trial, signal: string): boolean =>
  isTest(signal) ? tests.has(signal) : !isChosen;

const isGreenIn = (trial: Trial, signal: string): boolean =>
  canShow(trial, signal) && !trial.isSilent && !trial.unclear.has(signal);

/**
 * What was red though nobody is left who could have done it: one defect has hidden another in a green run, two do it
 * together, or it was chance. All are asked once more. If nobody has done it, the run is made once more. If it is red
 * again, it was no chance: two do it together once each was green where nothing can have hidden it. Otherwise they are
 * asked for the second time where the runner takes a choice, and everything is in doubt.
 */
export const createQuestions = ({ trials, suspicions, guilty, isBelieved, suspect }: Known) => {
  /** By trial: what was asked about it, and how often. */
  const asked = new Map<Trial, Map<string, number>>();
  const timesOf = (trial: Trial, signal: string): number => asked.get(trial)?.get(signal) ?? 0;

  const unexplained = () => suspicions().filter(({ suspects }) => suspects.length === 0);

  /** Of a find, nothing is asked. */
  const isFind = (defect: string): boolean => guilty().get(defect)?.some(isProof) === true;

  /** Whether it turns something red, as far as is known: beside it, a green test says nothing of the others. */
  const isGuilty = (defect: string): boolean => guilty().has(defect);

  const hadOwnRun = (defect: string): boolean =>
    trials.some((one) => hasOnly(one, [defect]) && !one.isChosen);

  /** The runs in which it was red with these defects, or with some of them only, and that were red twice. */
  const redTwice = (trial: Trial, signal: string): readonly Trial[] => {
    const among = trials.filter(
      (one) => one.red.has(signal) && one.defects.length > 1 && hasAll(trial, one.defects),
    );
    const isTwice = (one: Trial): boolean =>
      among.some((other) => other !== one && hasOnly(other, one.defects));
    return among.filter(isTwice);
  };

  const isRedAgain = (trial: Trial, signal: string): boolean => redTwice(trial, signal).length > 0;

  /** The runs beside these in which it was green, and nothing can have hidden that it is red. */
  const greenBeside = (defects: readonly string[], signal: string): readonly Trial[] =>
    trials.filter(
      (one) => hasAll(one, defects) && isGreenIn(one, signal) && !one.defects.some(isGuilty),
    );

  const isGreenWhenChosen = (signal: string): boolean =>
    trials.some((one) => one.isChosen && isGreenIn(one, signal));

  const isRedAlone = (defect: string, signal: string): boolean =>
    trials.some((one) => hasOnly(one, [defect]) && one.red.has(signal));

  /** Whether it is red each time that all of these are together, and green beside each of them without the others. */
  const isByTwo = (trial: Trial, signal: string): boolean => {
    const reds = redTwice(trial, signal).filter(
      ({ defects }) => greenBeside(defects, signal).length === 0,
    );
    if (reds.length === 0) return false;
    // With other tests before it, or without them, it can be red or green for that reason.
    const isWhole = reds.every(({ isChosen }) => !isChosen);
    if (reds.every(({ isChosen }) => isChosen) && !isGreenWhenChosen(signal)) return false;
    const isInnocent = (defect: string): boolean =>
      !isRedAlone(defect, signal) &&
      (isFind(defect) ||
        greenBeside([defect], signal).some(({ isChosen }) => !isWhole || !isChosen));
    return trial.defects.every(isInnocent);
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
    trials.slice(trials.indexOf(trial) + 1).some((one) => hasOnly(one, trial.defects));

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
    /** Asks all that can have done something, at most so often as this, or once more where the run was red again. Whether there was such a thing. */
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
      // The smallest explains those of which it is a part.
      const [first] = left.toSorted(
        (one, other) => one.trial.defects.length - other.trial.defects.length,
      );
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

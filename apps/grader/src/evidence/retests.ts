import { causes, type Evidence, failures, isFlaky, type Signals, unexplained } from './evidence.ts';
import { type Cause, type Failure, isProof } from './failure.ts';
import { hasAll, hasOnly, isTest, type Trial } from './trial.ts';
import { view } from './view.ts';

/*
 * An unexplained failure has three causes: masking, an interaction of two defects, or a flaky test. First, all members
 * of the run are tested again. If none of them fails, the run is repeated. If it fails again, and each member
 * was green in a run in which no other defect can have masked it, it is an interaction. Otherwise all members are tested again with all tests, if the
 * runner takes a choice, and every find is in doubt.
 */

/** A run, and its failures. */
export interface RunToRepeat {
  readonly trial: Trial;
  readonly signals: readonly string[];
}

const timesOf = ({ retests }: Evidence, trial: Trial, signal: string): number =>
  retests.get(trial)?.get(signal) ?? 0;

const canShow = ({ tests, isChosen }: Trial, signal: string): boolean =>
  isTest(signal) ? tests.has(signal) : !isChosen;

const isGreenIn = (trial: Trial, signal: string): boolean =>
  canShow(trial, signal) && !trial.isCut && !trial.unclear.has(signal);

/** A find is not tested again. */
const isFind = (evidence: Evidence, defect: string): boolean =>
  causes(evidence).get(defect)?.some(isProof) === true;

/** Whether it turns something red, as far as is known: beside it, a green test says nothing of the others. */
const mayMask = (evidence: Evidence, { defects }: Trial): boolean =>
  defects.some((one) => causes(evidence).has(one));

const hadOwnRun = ({ trials }: Evidence, defect: string): boolean =>
  trials.some((one) => hasOnly(one, [defect]) && !one.isChosen);

/** The runs in which it was red with these defects, or with some of them only, and that were red twice. */
const redTwice = ({ trials }: Evidence, trial: Trial, signal: string): readonly Trial[] => {
  const among = trials.filter(
    (one) => one.red.has(signal) && one.defects.length > 1 && hasAll(trial, one.defects),
  );
  return among.filter((one) => among.some((other) => other !== one && hasOnly(other, one.defects)));
};

const isRedAgain = (evidence: Evidence, trial: Trial, signal: string): boolean =>
  redTwice(evidence, trial, signal).length > 0;

/** The runs beside these in which it was green, and nothing can have masked it. */
const greenBeside = (
  evidence: Evidence,
  defects: readonly string[],
  signal: string,
): readonly Trial[] =>
  evidence.trials.filter(
    (one) => hasAll(one, defects) && isGreenIn(one, signal) && !mayMask(evidence, one),
  );

/** Whether it is red each time that all of these are together, and green beside each of them without the others. */
const isInteraction = (evidence: Evidence, trial: Trial, signal: string): boolean => {
  const { trials } = evidence;
  const reds = redTwice(evidence, trial, signal).filter(
    ({ defects }) => greenBeside(evidence, defects, signal).length === 0,
  );
  if (reds.length === 0) return false;
  // With other tests before it, or without them, it can be red or green for that reason.
  const isWhole = reds.every(({ isChosen }) => !isChosen);
  const isGreenWhenChosen = () => trials.some((one) => one.isChosen && isGreenIn(one, signal));
  if (reds.every(({ isChosen }) => isChosen) && !isGreenWhenChosen()) return false;
  const isRedAlone = (defect: string): boolean =>
    trials.some((one) => hasOnly(one, [defect]) && one.red.has(signal));
  const isInnocent = (defect: string): boolean =>
    !isRedAlone(defect) &&
    (isFind(evidence, defect) ||
      greenBeside(evidence, [defect], signal).some(({ isChosen }) => !isWhole || !isChosen));
  return trial.defects.every(isInnocent);
};

/** Whether a defect of that run was the only one that can have turned it red in another run, which did not have to be tested again. */
const hasOneCause = (evidence: Evidence, trial: Trial, signal: string): boolean => {
  const isAnswer = (one: Cause): boolean =>
    one.signal === signal &&
    one.rivals.length === 0 &&
    one.trials.some((other) => timesOf(evidence, other, signal) === 0);
  return trial.defects.some((defect) => causes(evidence).get(defect)?.some(isAnswer));
};

const isExplained = (evidence: Evidence, trial: Trial, signal: string): boolean =>
  isInteraction(evidence, trial, signal) || hasOneCause(evidence, trial, signal);

/** Whatever came of it: a run is repeated only once. */
const wasRepeated = ({ trials }: Evidence, trial: Trial): boolean =>
  trials.slice(trials.indexOf(trial) + 1).some((one) => hasOnly(one, trial.defects));

const isToRetest = (evidence: Evidence, { trial, signal }: Failure, most: number): boolean => {
  const times = timesOf(evidence, trial, signal);
  if (isInteraction(evidence, trial, signal)) return false;
  if (times === 1 && isRedAgain(evidence, trial, signal)) return true;
  return times < most && (times === 0 || wasRepeated(evidence, trial));
};

/** All members of runs with unexplained failures are suspects once more, at most so often, or again where the run failed again. The same evidence if there is no such failure. */
export const retesting = (evidence: Evidence, most = 1): Evidence => {
  const news = unexplained(evidence).filter((one) => isToRetest(evidence, one, most));
  if (news.length === 0) return evidence;
  const retests = new Map(evidence.retests);
  const unclear = new Map(evidence.unclear);
  for (const { signal, trial } of news) {
    const before = retests.get(trial) ?? new Map<string, number>();
    retests.set(trial, new Map(before).set(signal, (before.get(signal) ?? 0) + 1));
    for (const defect of trial.defects)
      unclear.set(defect, new Set([...unclear.get(defect)!, signal]));
  }
  return { ...evidence, retests, unclear };
};

/** A run that is to be repeated: all members were tested again, and nobody is left who could have caused it, but finds and those that had a run of their own. */
export const runToRepeat = view((evidence: Evidence): RunToRepeat | undefined => {
  const left = failures(evidence).filter(
    ({ signal, trial, suspects }) =>
      timesOf(evidence, trial, signal) === 1 &&
      trial.defects.length > 1 &&
      suspects.every((one) => isFind(evidence, one) || hadOwnRun(evidence, one)) &&
      !wasRepeated(evidence, trial) &&
      !isRedAgain(evidence, trial, signal) &&
      !isExplained(evidence, trial, signal),
  );
  // The smallest explains those of which it is a part.
  const [first] = left.toSorted(
    (one, other) => one.trial.defects.length - other.trial.defects.length,
  );
  if (!first) return undefined;
  const ofTrial = left.filter(({ trial }) => trial === first.trial);
  return { trial: first.trial, signals: ofTrial.map(({ signal }) => signal) };
});

const someRetest = (
  evidence: Evidence,
  is: (trial: Trial, signal: string, times: number) => boolean,
): boolean =>
  [...evidence.retests].some(([trial, signals]) =>
    [...signals].some(([signal, times]) => !isFlaky(evidence, signal) && is(trial, signal, times)),
  );

/** Whether the answer to a first retest is still to come. */
export const awaitsRetest = (evidence: Evidence): boolean =>
  someRetest(
    evidence,
    (trial, signal, times) =>
      times === 1 && !wasRepeated(evidence, trial) && !isExplained(evidence, trial, signal),
  );

/** Whether something was retested, at least so often, and nothing explains it. */
export const hasUnexplainedRetest = (evidence: Evidence, least: number): boolean =>
  someRetest(
    evidence,
    (trial, signal, times) =>
      times >= least &&
      (least === 1 || !isRedAgain(evidence, trial, signal)) &&
      !isExplained(evidence, trial, signal),
  );

/** What was retested, or is unexplained. */
export const doubted = (evidence: Evidence): Signals =>
  new Set([
    ...[...evidence.retests.values()].flatMap((signals) => [...signals.keys()]),
    ...unexplained(evidence).map(({ signal }) => signal),
  ]);

/** Whether it is retested for the second time, and this defect was there. */
export const isRetestedTwice = (evidence: Evidence, defect: string, signal: string): boolean =>
  [...evidence.retests.keys()].some(
    (trial) =>
      timesOf(evidence, trial, signal) > 1 &&
      trial.defects.includes(defect) &&
      !isRedAgain(evidence, trial, signal),
  );

/** Whether all tests ran, and nothing was red but an interaction where no find can have masked more. */
export const isConclusive = (evidence: Evidence, trial: Trial): boolean =>
  !trial.isChosen &&
  !trial.isCut &&
  (trial.unclear.size === 0 || !mayMask(evidence, trial)) &&
  [...trial.unclear].every((signal) => isInteraction(evidence, trial, signal));

import type { Planted } from '../card/card.ts';
import { type Draw, drawn } from '../card/draw.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Part, PartFor } from '../evidence/part.ts';
import { isAllGreen } from '../evidence/shown.ts';
import { type Evidence, hadTrial, isTried, unclearOf } from '../evidence/evidence.ts';
import { isRetestedTwice } from '../evidence/retests.ts';
import { isTest } from '../evidence/trial.ts';

/** The tests that run if the runner is told to run only these: with some runners a few more. Undefined if it cannot be told. */
export type Choose = (
  tests: readonly string[],
  all: ReadonlySet<string>,
) => readonly string[] | undefined;

/** Tests are chosen once a run without a defect has shown that the runner takes a choice and that some tests are green without the others. */
export interface Choice {
  readonly stage: 'untried' | 'probing' | 'taken' | 'refused';
  /** The tests of runs without a defect that had only these, and were green. */
  readonly greens: readonly (readonly string[])[];
}

export const noChoice: Choice = { stage: 'untried', greens: [] };

/** By what the tests of a run are chosen. */
export interface Chooser {
  readonly choose: Choose;
  readonly partFor: PartFor;
  readonly defects: readonly Planted[];
  readonly choice: Choice;
  readonly evidence: Evidence;
}

/** Of a run with more tests than this share, little is saved. */
const mostOfAll = 0.6;

/** By measurement, later runs have about this share of the tests. */
const shareOfProbe = 0.4;

/** The tests that are not yet green beside all of these; undefined where the others could tell something, too. */
const openTests = (pool: readonly Planted[], evidence: Evidence): readonly string[] | undefined => {
  const ids = pool.map(({ id }) => id);
  const isNews = ids.length > 1 || !hadTrial(evidence, ids);
  if (!isNews || !ids.every((id) => isTried(evidence, id))) return undefined;
  const open = ids.flatMap((id) => [...unclearOf(evidence, id)].map((signal) => ({ id, signal })));
  if (open.some(({ id, signal }) => !isTest(signal) || isRetestedTwice(evidence, id, signal)))
    return undefined;
  return [...new Set(open.map(({ signal }) => signal))];
};

/** The files that reach these, or all where a test of another file was red beside one and nobody can have done it. */
const wholePart = ({ partFor, defects, evidence }: Chooser, pool: readonly Planted[]): Part => {
  const part = partFor(pool);
  const isIn = (signal: string): boolean => !isTest(signal) || part.green.has(signal);
  const isEnough = pool.every(({ id }) => [...unclearOf(evidence, id)].every(isIn));
  return isEnough ? part : partFor(defects);
};

/** With these tests only, where that saves enough. */
const withOnly = ({ choose }: Chooser, tests: readonly string[], whole: Part): Part => {
  const canBe = tests.length > 0 && tests.every((name) => whole.green.has(name));
  const ran = canBe ? choose(tests, whole.green) : undefined;
  return ran && ran.length <= mostOfAll * whole.green.size
    ? { ...whole, tests: ran, green: new Set(ran) }
    : whole;
};

/** The part of a run with these defects. Without a choice, its tests are those that are not yet green beside one of them. */
export const partWith = (
  chooser: Chooser,
  pool: readonly Planted[],
  tests = openTests(pool, chooser.evidence),
): Part => {
  const whole = wholePart(chooser, pool);
  return chooser.choice.stage === 'taken' && tests ? withOnly(chooser, tests, whole) : whole;
};

/** The part of a run that shows these once more, which are tests if there can be a choice. */
export const partShowing = (
  chooser: Chooser,
  pool: readonly Planted[],
  signals: readonly string[],
): Part => {
  const { partFor, defects, choice } = chooser;
  const some = partFor(pool);
  const whole = signals.every((one) => some.green.has(one)) ? some : partFor(defects);
  return choice.stage === 'taken' ? withOnly(chooser, signals, whole) : whole;
};

/** The tests of the largest run that had only some of them, all of these among them, and that was green without a defect: what is red by chance is seldom red again among many. */
export const greenWith = (
  { choice: { stage, greens } }: Pick<Chooser, 'choice'>,
  tests: readonly string[],
): readonly string[] | undefined =>
  greens
    .filter((ran) => stage === 'taken' && tests.every((name) => ran.includes(name)))
    .toSorted((one, other) => other.length - one.length)[0];

/** The part of the run that tries it: as many tests as it can be told, of those that are drawn. */
export const probePart = (chooser: Chooser, draw: Draw): Part | undefined => {
  const { choose, partFor, defects, choice } = chooser;
  if (choice.stage !== 'untried') return undefined;
  const whole = partFor(defects);
  const green = [...whole.green].filter((name) => choose([name], new Set([name])));
  for (let count = Math.floor(shareOfProbe * green.length); count > 0; count >>= 1) {
    const some = new Set(drawn(green, count, draw));
    const tests = green.filter((name) => some.has(name));
    const part = withOnly(chooser, tests, whole);
    if (part.tests) return part;
  }
  return undefined;
};

/** Whether a run without a defect had all of these tests, and nothing red. */
export const isGreenChoice = ({ tests = [] }: Part, { shown, green }: Outcome): boolean =>
  isAllGreen(shown) && tests.every((name) => green.includes(name));

/** After a run without a defect that had only these tests. One that lost its instance says nothing, and is tried again. */
export const choiceAfter = (
  { partFor, defects, choice: { stage, greens } }: Omit<Chooser, 'choose' | 'evidence'>,
  part: Part,
  outcome: Outcome,
): Choice => {
  if (outcome.shown.kind === 'error')
    return { stage: stage === 'probing' ? 'untried' : stage, greens };
  const { tests = [] } = part;
  const isGreen = isGreenChoice(part, outcome);
  // What is left out of a card can be green, too.
  const all = partFor(defects).green;
  const ran = outcome.green.filter((name) => all.has(name));
  const isTaken = isGreen && ran.length === tests.length;
  return {
    // Another such run may have been under way when it was refused.
    stage: stage === 'refused' || !isTaken ? 'refused' : 'taken',
    greens: isGreen ? [...greens, tests] : greens,
  };
};

import type { CardDefect } from '../../card/card.ts';
import { type Draw, drawn } from '../../card/draw.ts';
import type { Outcome } from '../outcome.ts';
import type { Part, PartFor } from '../parts.ts';
import { isQuiet } from '../verdict.ts';
import { type Evidence, hadTrial, isTried, unclearOf } from './evidence.ts';
import { isRetestedTwice } from './retests.ts';
import { isTest } from './trial.ts';

/** The tests that run if the runner is told to run only these: with some runners a few more. Undefined if it cannot be told. */
export type Choose = (
  tests: readonly string[],
  all: ReadonlySet<string>,
) => readonly string[] | undefined;

interface Suite {
  readonly choose: Choose;
  readonly partFor: PartFor;
  readonly defects: readonly CardDefect[];
}

/** Tests are chosen once a run without a defect has shown that the runner takes a choice and that some tests are green without the others. */
export interface Choice {
  readonly stage: 'untried' | 'tried' | 'taken' | 'refused';
  /** The tests of runs without a defect that had only these, and were green. */
  readonly greens: readonly (readonly string[])[];
}

export const noChoice: Choice = { stage: 'untried', greens: [] };

/** Of a run with more tests than this share, little is saved. */
const mostOfAll = 0.6;

/** By measurement, later runs have about this share of the tests. */
const shareOfTrial = 0.4;

/** The tests that are not yet green beside all of these; undefined where the others could tell something, too. */
const openTests = (
  group: readonly CardDefect[],
  evidence: Evidence,
): readonly string[] | undefined => {
  const ids = group.map(({ id }) => id);
  const isNews = ids.length > 1 || !hadTrial(evidence, ids);
  if (!isNews || !ids.every((id) => isTried(evidence, id))) return undefined;
  const open = ids.flatMap((id) => [...unclearOf(evidence, id)].map((signal) => ({ id, signal })));
  if (open.some(({ id, signal }) => !isTest(signal) || isRetestedTwice(evidence, id, signal)))
    return undefined;
  return [...new Set(open.map(({ signal }) => signal))];
};

/** The files that reach these, or all where a test of another file was red beside one and nobody can have done it. */
const wholePart = (
  { partFor, defects }: Suite,
  group: readonly CardDefect[],
  evidence: Evidence,
): Part => {
  const part = partFor(group);
  const isIn = (signal: string): boolean => !isTest(signal) || part.green.has(signal);
  const isEnough = group.every(({ id }) => [...unclearOf(evidence, id)].every(isIn));
  return isEnough ? part : partFor(defects);
};

/** With these tests only, where that saves enough. */
const withOnly = ({ choose }: Suite, tests: readonly string[], whole: Part): Part => {
  const canBe = tests.length > 0 && tests.every((name) => whole.green.has(name));
  const ran = canBe ? choose(tests, whole.green) : undefined;
  return ran && ran.length <= mostOfAll * whole.green.size
    ? { ...whole, tests: ran, green: new Set(ran) }
    : whole;
};

/** The part of a run with these defects. Without a choice, its tests are those that are not yet green beside one of them. */
export const partOf = (
  suite: Suite,
  { stage }: Choice,
  group: readonly CardDefect[],
  evidence: Evidence,
  tests = openTests(group, evidence),
): Part => {
  const whole = wholePart(suite, group, evidence);
  return stage === 'taken' && tests ? withOnly(suite, tests, whole) : whole;
};

/** The part of a run that shows these once more, which are tests if there can be a choice. */
export const partAgain = (
  suite: Suite,
  { stage }: Choice,
  group: readonly CardDefect[],
  signals: readonly string[],
): Part => {
  const some = suite.partFor(group);
  const whole = signals.every((one) => some.green.has(one)) ? some : suite.partFor(suite.defects);
  return stage === 'taken' ? withOnly(suite, signals, whole) : whole;
};

/** The tests of the largest run that had only some of them, all of these among them, and that was green without a defect: what is red by chance is seldom red again among many. */
export const greenWith = (
  { stage, greens }: Choice,
  tests: readonly string[],
): readonly string[] | undefined =>
  greens
    .filter((ran) => stage === 'taken' && tests.every((name) => ran.includes(name)))
    .toSorted((one, other) => other.length - one.length)[0];

/** The part of the run that tries it: as many tests as it can be told, of those that are drawn. */
export const partOfTrial = (suite: Suite, { stage }: Choice, draw: Draw): Part | undefined => {
  if (stage !== 'untried') return undefined;
  const whole = suite.partFor(suite.defects);
  const green = [...whole.green].filter((name) => suite.choose([name], new Set([name])));
  for (let count = Math.floor(shareOfTrial * green.length); count > 0; count >>= 1) {
    const some = new Set(drawn(green, count, draw));
    const tests = green.filter((name) => some.has(name));
    const part = withOnly(suite, tests, whole);
    if (part.tests) return part;
  }
  return undefined;
};

/** After a run without a defect that had only these tests. One that lost its instance says nothing, and is tried again. */
export const afterChoice = (
  { partFor, defects }: Suite,
  { stage, greens }: Choice,
  { tests = [] }: Part,
  { shown, green }: Outcome,
): Choice => {
  if (shown.kind === 'error') return { stage: stage === 'tried' ? 'untried' : stage, greens };
  const isGreen = isQuiet(shown) && tests.every((name) => green.includes(name));
  // What is left out of a card can be green, too.
  const all = partFor(defects).green;
  const ran = green.filter((name) => all.has(name));
  const isTaken = isGreen && ran.length === tests.length;
  return {
    // Another such run may have been under way when it was refused.
    stage: stage === 'refused' || !isTaken ? 'refused' : 'taken',
    greens: isGreen ? [...greens, tests] : greens,
  };
};

import type { CardDefect } from '../../card/card.ts';
import { type Draw, drawn } from '../../card/draw.ts';
import type { Outcome } from '../outcome.ts';
import type { Part, PartFor } from '../parts.ts';
import { isQuiet } from '../verdict.ts';
import type { Evidence } from './evidence.ts';
import { isTest } from './trial.ts';

/** The tests that run if the runner is told to run only these: with some runners a few more. Undefined if it cannot be told. */
export type Choose = (
  tests: readonly string[],
  all: ReadonlySet<string>,
) => readonly string[] | undefined;

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
  const isNews = ids.length > 1 || !evidence.isKnown(new Set(ids));
  if (!isNews || !ids.every(evidence.isTried)) return undefined;
  const open = ids.flatMap((id) => [...evidence.unclearOf(id)].map((signal) => ({ id, signal })));
  if (open.some(({ id, signal }) => !isTest(signal) || evidence.isDoubtful(id, signal)))
    return undefined;
  return [...new Set(open.map(({ signal }) => signal))];
};

/** Chooses the tests of a run, once a run without a defect has shown that the runner takes a choice and that some tests are green without the others. */
export const createChoice = (choose: Choose, partFor: PartFor, defects: readonly CardDefect[]) => {
  let state: 'untried' | 'tried' | 'taken' | 'refused' = 'untried';
  const greens: (readonly string[])[] = [];

  /** The files that reach these, or all where a test of another file was red beside one and nobody can have done it. */
  const wholePart = (group: readonly CardDefect[], evidence: Evidence): Part => {
    const part = partFor(group);
    const isIn = (signal: string): boolean => !isTest(signal) || part.green.has(signal);
    const isEnough = group.every(({ id }) => [...evidence.unclearOf(id)].every(isIn));
    return isEnough ? part : partFor(defects);
  };

  /** With these tests only, where that saves enough. */
  const withOnly = (tests: readonly string[], whole: Part): Part => {
    const canBe = tests.length > 0 && tests.every((name) => whole.green.has(name));
    const ran = canBe ? choose(tests, whole.green) : undefined;
    return ran && ran.length <= mostOfAll * whole.green.size
      ? { ...whole, tests: ran, green: new Set(ran) }
      : whole;
  };

  return {
    isTaken: (): boolean => state === 'taken',
    isRefused: (): boolean => state === 'refused',
    /** The part of a run with these defects. Without a choice, its tests are those that are not yet green beside one of them. */
    partOf: (
      group: readonly CardDefect[],
      evidence: Evidence,
      tests = openTests(group, evidence),
    ): Part => {
      const whole = wholePart(group, evidence);
      return state === 'taken' && tests ? withOnly(tests, whole) : whole;
    },
    /** The part of a run that shows these once more, which are tests if there can be a choice. */
    partAgain: (group: readonly CardDefect[], signals: readonly string[]): Part => {
      const some = partFor(group);
      const whole = signals.every((one) => some.green.has(one)) ? some : partFor(defects);
      return state === 'taken' ? withOnly(signals, whole) : whole;
    },
    /** The tests of the largest run that had only some of them, all of these among them, and that was green without a defect: what is red by chance is seldom red again among many. */
    greenWith: (tests: readonly string[]): readonly string[] | undefined =>
      greens
        .filter((ran) => state === 'taken' && tests.every((name) => ran.includes(name)))
        .toSorted((one, other) => other.length - one.length)[0],
    /** The part of the run that tries it: as many tests as it can be told, of those that are drawn. */
    trial: (draw: Draw): Part | undefined => {
      if (state !== 'untried') return undefined;
      const whole = partFor(defects);
      const green = [...whole.green].filter((name) => choose([name], new Set([name])));
      for (let count = Math.floor(shareOfTrial * green.length); count > 0; count >>= 1) {
        const some = new Set(drawn(green, count, draw));
        const part = withOnly(
          green.filter((name) => some.has(name)),
          whole,
        );
        if (!part.tests) continue;
        state = 'tried';
        return part;
      }
      return undefined;
    },
    /** Whether a run without a defect had only these tests, and all of them green. One that lost its instance says nothing. */
    note: ({ tests = [] }: Part, { shown, green }: Outcome): boolean | undefined => {
      if (shown.kind === 'error') {
        if (state === 'tried') state = 'untried';
        return undefined;
      }
      const isGreen = isQuiet(shown) && tests.every((name) => green.includes(name));
      // What is left out of a card can be green, too.
      const all = partFor(defects).green;
      const ran = green.filter((name) => all.has(name));
      // Another such run may have been under way when it was refused.
      if (state !== 'refused') state = isGreen && ran.length === tests.length ? 'taken' : 'refused';
      if (isGreen) greens.push(tests);
      return isGreen;
    },
  };
};

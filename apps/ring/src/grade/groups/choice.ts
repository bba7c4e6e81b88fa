import type { CardDefect } from '../../card/card.ts';
import type { Outcome } from '../outcome.ts';
import type { Part, PartFor } from '../parts.ts';
import { isQuiet } from '../verdict.ts';
import type { Evidence } from './evidence.ts';
import { isTest } from './trial.ts';

/** Whether the runner may be told to run only these tests. */
export type CanChoose = (tests: readonly string[]) => boolean;

/** Of a run with more tests than this share, little is saved. */
const mostOfAll = 0.6;

/** The tests of a run that are not yet green beside all of its defects; undefined where the others could tell something, too. */
const testsFor = (
  group: readonly CardDefect[],
  { green }: Part,
  evidence: Evidence,
  canChoose: CanChoose,
): readonly string[] | undefined => {
  const ids = group.map(({ id }) => id);
  const isNews = ids.length > 1 || !evidence.isKnown(new Set(ids));
  if (!isNews || !ids.every(evidence.isTried)) return undefined;
  const open = ids.flatMap((id) => [...evidence.unclearOf(id)].map((signal) => ({ id, signal })));
  if (open.some(({ id, signal }) => !isTest(signal) || evidence.isDoubtful(id, signal)))
    return undefined;
  const unclear = [...new Set(open.map(({ signal }) => signal))];
  if (unclear.length === 0) return undefined;
  return unclear.length <= mostOfAll * green.size && canChoose(unclear) ? unclear : undefined;
};

/** Chooses the tests of a run, once a run without a defect has shown that the runner takes such a choice and that these tests are green alone. */
export const createChoice = (
  canChoose: CanChoose,
  partFor: PartFor,
  defects: readonly CardDefect[],
) => {
  let state: 'untried' | 'tried' | 'taken' | 'refused' = 'untried';

  /** The files that reach these, or all where a test of another file was red beside one and nobody can have done it. */
  const wholePart = (group: readonly CardDefect[], evidence: Evidence): Part => {
    const part = partFor(group);
    const isIn = (signal: string): boolean => !isTest(signal) || part.green.has(signal);
    const isEnough = group.every(({ id }) => [...evidence.unclearOf(id)].every(isIn));
    return isEnough ? part : partFor(defects);
  };

  const partOf = (group: readonly CardDefect[], evidence: Evidence): Part => {
    const whole = wholePart(group, evidence);
    const tests = testsFor(group, whole, evidence, canChoose);
    return tests ? { ...whole, tests, green: new Set(tests) } : whole;
  };

  return {
    isTaken: (): boolean => state === 'taken',
    isRefused: (): boolean => state === 'refused',
    partOf: (group: readonly CardDefect[], evidence: Evidence): Part =>
      state === 'taken' ? partOf(group, evidence) : wholePart(group, evidence),
    /** The part of a run that tries it, when it is time. */
    trial: (group: readonly CardDefect[], evidence: Evidence): Part | undefined => {
      const part = state === 'untried' ? partOf(group, evidence) : undefined;
      if (!part?.tests) return undefined;
      state = 'tried';
      return part;
    },
    /** Whether a run without a defect had only these tests, and all of them green. One that lost its instance says nothing. */
    note: ({ tests = [] }: Part, { shown, green }: Outcome): boolean | undefined => {
      if (shown.kind === 'error') {
        if (state === 'tried') state = 'untried';
        return undefined;
      }
      const isGreen = isQuiet(shown) && tests.every((name) => green.includes(name));
      // Another such run may have been under way when it was refused.
      if (state !== 'refused')
        state = isGreen && green.length === tests.length ? 'taken' : 'refused';
      return isGreen;
    },
  };
};

import type { Card, Planted } from '../card/card.ts';
import { isMark } from '../card/kind.ts';
import { isFound, isFoundByTime } from '../card/counts.ts';
import { stepOf } from '../card/next-test.ts';
import { drawFrom } from '../card/draw.ts';
import { breachIn, drawAudit, drawDecoys } from './audit.ts';
import { askedOf, runDue } from './run-due.ts';
import { type Before, learnUnits, leaving, saidOfKept } from './known.ts';
import type { OpenFurther, Slot } from './slot.ts';
import { compare, greenStep, predict, isAtApi } from './coverage.ts';
import { findElsewhere, forgetsIn, mostElsewhere } from './elsewhere.ts';
import { missed } from '../evidence/shown.ts';
import { chooses } from '../suite/choice.ts';
import type { Command } from '../suite/package-script.ts';
import type { Asked } from './options.ts';
import type { Learned } from '../memory/memory.ts';
import { changesFor } from './reaching.ts';
import type { Grader } from './grader.ts';
import type { Selection } from './select.ts';
import { proveBaseline, type BaselineOptions } from './baseline.ts';
import { notesOnSteadiness, nothingIsSteady } from './steady-notes.ts';

/** A card, and what it leaves to the next one; nothing when it ended before the files were known. */
export interface Graded {
  readonly card: Card;
  readonly learned: Learned | undefined;
}

/** What is graded, and where its runs are. */
export interface Grading extends Omit<BaselineOptions, 'limitMs' | 'heard'> {
  /** The name of the suite's folder. */
  readonly suite: string;
  readonly first: Slot;
  /** For runs at the same time. */
  readonly openFurther: OpenFurther;
  readonly selection: Selection;
  readonly seed: number;
  /** What the order of the runs is drawn from. No client and no card is told. */
  readonly order: number;
  readonly asked: Pick<Asked, 'limit' | 'isBail' | 'isFull'> &
    Partial<Pick<Asked, 'isWithoutCoverage'>>;
  /** The files of the tests, when a run has only those that its defect concerns. */
  readonly files?: readonly string[] | undefined;
  /** The command as its runner can be told which tests to run. */
  readonly runner: Command;
  readonly before?: Before | undefined;
}

/** Baseline runs, coverage, and then the loop: one card, whoever runs the command in the slots. */
export const grade = async (grader: Grader, grading: Grading): Promise<Graded> => {
  const { command, suite, first, openFurther, selection, seed, order, asked, kind } = grading;
  const { before } = grading;
  const { isBail, isFull, isWithoutCoverage = false, limit } = asked;
  const isOneByOne = isFull || isWithoutCoverage;
  const began = grader.now();
  for (const text of selection.notes) grader.emit({ kind: 'note', text });
  const { baseline, places } = await proveBaseline(grader, first, openFurther, {
    ...grading,
    limitMs: limit * 1000,
    heard: before && new Set(before.learned.files.flatMap(({ heard }) => heard)),
  });
  const predicted = predict(selection.defects, baseline.reach);
  const defects = isWithoutCoverage
    ? selection.defects.map((one, at) => (isUnreached(predicted[at]!) ? predicted[at]! : one))
    : predicted;
  const toRun = defects.filter(({ verdict }) => verdict.kind === 'open');
  const areas = new Set(toRun.map(({ area }) => area));
  const decoys = isMark(kind)
    ? drawDecoys(selection.decoys, areas, baseline.reach, drawFrom(order + 3))
    : [];
  const known = await learnUnits(grader, first, { ...grading, toRun, decoys }, baseline);
  const drawnAudit = isMark(kind) ? drawAudit(selection.book, baseline.reach, drawFrom(order)) : [];
  // What the baseline runs never reached cannot be found, also where it was asked for.
  const unreached = isWithoutCoverage ? predicted.filter(isUnreached) : [];
  const audited = uniqueById([...drawnAudit, ...unreached]);
  const sides = { ...baseline.reach, isAtApi: isAtApi(selection.book, baseline.reach) };
  const { changes, reaching } = changesFor(selection, sides, drawFrom(order));
  const due = {
    changes,
    defects,
    audited,
    decoys,
    order,
    isMark: isMark(kind),
    later: isMark(kind) ? mostElsewhere : 0,
    isBail,
    isOneByOne,
    expected: selection.expected,
    choose: chooses(grading.runner),
  };
  const { asked: subjects, settled } = askedOf(due, known, baseline);
  emitReach(grader, defects, settled);
  const kept = before && saidOfKept(settled.size, subjects.length, before);
  if (kept !== undefined) grader.emit({ kind: 'note', text: kept });
  const results = await runDue(grader, places, due, known, baseline);
  const { flaky, isCommandSteady, baselineRuns, isBailed, audit } = results;
  // What is kept may be of such a test.
  if (before && flaky.size > 0) return grade(grader, { ...grading, before: undefined });
  const elsewhere = isMark(kind)
    ? await findElsewhere(grader, first, baseline, results, drawFrom(order + 4))
    : undefined;
  const found = results.defects.map((one) =>
    elsewhere && !elsewhere.isBroken && elsewhere.green.includes(one.id)
      ? { ...one, verdict: missed(greenStep(one, baseline.reach)) }
      : one,
  );
  const compared = isWithoutCoverage
    ? compare(predicted, found, audit)
    : { defects: found, notes: [] };
  const isStopped = grader.stop.aborted;
  const sound = [...baseline.runs, ...baselineRuns];
  const leftOut = [...new Set([...baseline.leftOut, ...flaky])];
  const tests = [...baseline.green].filter((name) => !flaky.has(name));
  const breach = breachIn(audit) ?? (elsewhere && forgetsIn(elsewhere));
  const isSteady = tests.length > 0 || (baseline.green.size === 0 && isCommandSteady);
  const noScore = breach ?? (isSteady ? undefined : nothingIsSteady(sound));
  const card: Card = {
    version: 1,
    kind,
    command,
    suite,
    began: began.toISOString(),
    seconds: (grader.now().getTime() - began.getTime()) / 1000,
    seed,
    selection: selection.text,
    ended: isStopped ? 'interrupted' : isBailed ? 'at the first miss' : 'complete',
    sound,
    tests,
    defects: breach === undefined ? compared.defects : withdrawn(compared.defects),
    changes: results.changes.map(({ id, text, catches, calm }) => ({ id, text, catches, calm })),
    pages: baseline.reach.pages,
    ...(results.runsHash !== undefined && { runsHash: results.runsHash }),
    changesReaching: reaching,
    audit,
    ...(leftOut.length > 0 && { leftOut }),
    ...(noScore !== undefined && { noScore }),
    notes: [
      ...(kept === undefined ? [] : [kept]),
      ...(elsewhere?.isBroken
        ? [
            'No find was repeated at the end, in a fresh copy of the folder where it can be copied: the tests are red there without a defect.',
          ]
        : []),
      ...baseline.notes,
      ...compared.notes,
      ...notesOnSteadiness({ sound, leftOut, audit }),
    ],
  };
  return { card, learned: leaving(known, results.learned, tests) };
};

const isUnreached = (one: Card['defects'][number]): boolean => stepOf(one) === 'not visited';

const uniqueById = (all: readonly Planted[]): readonly Planted[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/** What a suite finds that tells instances apart is no find. */
const withdrawn = (defects: Card['defects']): Card['defects'] =>
  defects.map((one) =>
    isFound(one) || isFoundByTime(one)
      ? { ...one, verdict: { kind: 'error', reason: 'Withdrawn: the score says why.' } }
      : one,
  );

const emitReach = (
  grader: Grader,
  defects: Card['defects'],
  settled: ReadonlySet<string>,
): void => {
  const count = (step: string) => defects.filter((one) => stepOf(one) === step).length;
  const [notVisited, tooTame] = [count('not visited'), count('too tame')];
  const kept = defects.filter(({ id }) => settled.has(id)).length;
  const toRun = defects.length - notVisited - tooTame - kept;
  grader.emit({ kind: 'reach', defects: defects.length, notVisited, tooTame, toRun });
};

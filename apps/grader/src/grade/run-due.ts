import type { CardDefect, ChangeVerdict, Verdict } from '../card/card.ts';
import { changeId, type HarmlessChange } from '../evidence/job.ts';
import type { Part } from '../evidence/part.ts';
import { missed } from '../evidence/shown.ts';
import { type Asked, dueOf, isSettled, learning } from '../memory/due.ts';
import { type Learned, type Red, wholeSuite } from '../memory/memory.ts';
import type { Baseline } from './baseline.ts';
import { greenStep } from './coverage.ts';
import type { Grader } from './grader.ts';
import type { KnownSuite } from './known.ts';
import { partsAmong } from './parts.ts';
import { runAll, type Runs, type RunsOptions } from './runs.ts';
import type { Slots } from './slot.ts';

type DueOptions = Omit<RunsOptions, 'partFor' | 'partForChange'>;

const outputIn = (red: Red | undefined): { readonly output?: string } =>
  red?.output === undefined ? {} : { output: red.output };

/** As a card says it. */
const knownOf = (red: Red | undefined, step: Verdict): Pick<CardDefect, 'verdict' | 'output'> => {
  if (!red) return { verdict: step };
  const { by, isLate } = red;
  const verdict: Verdict = isLate ? { kind: 'found by time' } : { kind: 'found', by };
  return { verdict, ...outputIn(red) };
};

const calmOf = (red: Red | undefined): ChangeVerdict =>
  red ? { kind: 'alarm', by: red.by, ...outputIn(red) } : { kind: 'calm' };

/** What a run has told; nothing if it broke off. */
const cameOf = (verdict: Verdict | ChangeVerdict, output?: string): Red | 'green' | undefined => {
  switch (verdict.kind) {
    case 'missed':
    case 'calm':
      return 'green';
    case 'found by time':
      return { by: [], isLate: true, output };
    case 'found':
    case 'alarm':
      return { output, ...verdict };
    default:
      return undefined;
  }
};

/** What a card asks of which files, and what of it is known before anything has run. Only all files together can tell whether the suite runs twice, or in another order. */
export const askedOf = (options: DueOptions, { units, kept }: KnownSuite, baseline: Baseline) => {
  const { filesFor } = partsAmong(units, baseline);
  const defects = options.defects.filter(({ verdict }) => verdict.kind === 'open');
  const all = units.map(({ file }) => file);
  const filesOf = ({ isTwice, isTurned }: HarmlessChange): readonly string[] =>
    isTwice || isTurned ? [wholeSuite] : all;
  const asked: readonly Asked[] = [
    ...defects.map((one) => ({ id: one.id, files: filesFor(one) })),
    ...options.changes.map((one) => ({ id: changeId(one), files: filesOf(one) })),
  ];
  const settled = asked.filter((one) => isSettled(kept, one)).map(({ id }) => id);
  return { asked, settled: new Set(settled) };
};

/**
 * Runs what nobody knows: first with the files that have changed, then, where nothing was red, with those that an
 * earlier find has spared. A first card has nothing to spare.
 */
export const runDue = async (
  grader: Grader,
  places: Slots,
  options: DueOptions,
  known: KnownSuite,
  baseline: Baseline,
): Promise<Runs & { readonly learned: Learned }> => {
  const { asked, settled } = askedOf(options, known, baseline);
  const { filesFor, partOf } = partsAmong(known.units, baseline);
  const kept = known.kept.files.map(({ file }) => file);
  const isNew = (file: string): boolean =>
    kept.length === 0 || (file !== wholeSuite && !kept.includes(file));
  const around = known.units.map(({ file }) => file).filter(isNew);
  // The files that have changed meet what all leave behind, and all of them what those leave.
  const twiceFor = (one: HarmlessChange): Part =>
    around.length > 0 && known.calmBefore.has(changeId(one)) ? { ...baseline, around } : baseline;
  const redOf = (id: string): Red | undefined => learned.told[id]?.red;
  const ran = new Map<string, readonly string[]>();
  let learned = known.kept;
  let defects: Runs['defects'] = options.defects.map((one) =>
    settled.has(one.id)
      ? { ...one, ...knownOf(redOf(one.id), missed(greenStep(one, baseline.reach))) }
      : one,
  );
  let changes: Runs['changes'] = options.changes.map((one) =>
    settled.has(changeId(one)) ? { ...one, calm: calmOf(redOf(changeId(one))) } : one,
  );
  const results: Runs[] = [];
  for (let due = dueOf(learned, asked, isNew); results.length === 0 || due.size > 0;) {
    const opened = (one: CardDefect): CardDefect =>
      due.has(one.id) ? { ...one, verdict: { kind: 'open' } } : one;
    const now = await runAll(
      grader,
      places,
      {
        ...options,
        ...(results.length > 0 && { audited: [], decoys: [] }),
        defects: defects.map(opened),
        changes: changes.filter((one) => due.has(changeId(one))),
        partFor: (some) => partOf(some.flatMap((one) => due.get(one.id) ?? filesFor(one))),
        partForChange: (one) => (one.isTwice ? twiceFor(one) : partOf(due.get(changeId(one))!)),
        ...(kept.length > 0 && { partAtEnd: partOf([...due.values()].flat()) }),
      },
      baseline,
    );
    ({ defects } = now);
    changes = changes.map((one) => now.changes.find(({ id }) => id === one.id) ?? one);
    const came = new Map([
      ...defects.map((one) => [one.id, cameOf(one.verdict, one.output)] as const),
      ...changes.map((one) => [changeId(one), cameOf(one.calm)] as const),
    ]);
    for (const { id, files } of asked)
      if (due.has(id))
        ran.set(id, came.get(id) ? [...(ran.get(id) ?? []), ...due.get(id)!] : files);
    learned = learning(learned, asked, due, came);
    results.push(now);
    if (grader.stop.aborted || now.isBailed) break;
    due = dueOf(learned, asked, isNew, ran);
  }
  return {
    ...results[0]!,
    baselineRuns: results.flatMap(({ baselineRuns }) => baselineRuns),
    flaky: new Set(results.flatMap(({ flaky }) => [...flaky])),
    defects,
    changes,
    learned,
  };
};

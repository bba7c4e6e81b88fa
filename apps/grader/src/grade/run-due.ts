import type { CardDefect, ChangeVerdict, Verdict } from '../card/card.ts';
import { changeId, type HarmlessChange } from '../evidence/job.ts';
import { missed } from '../evidence/shown.ts';
import { type Asked, dueOf, isSettled, learning } from '../memory/due.ts';
import { type FileRun, type Learned, type Red, wholeSuite } from '../memory/memory.ts';
import type { Baseline } from './baseline.ts';
import { greenStep } from './coverage.ts';
import type { Grader } from './grader.ts';
import { partsAmong } from './parts.ts';
import { runAll, type Runs, type RunsOptions } from './runs.ts';
import type { Slots } from './slot.ts';

export interface Known {
  readonly units: readonly FileRun[];
  /** What earlier cards have told that is still true. */
  readonly kept: Learned;
}

type DueOptions = Omit<RunsOptions, 'partFor' | 'partForChange'>;

const verdictOf = (red: Red | undefined, step: Verdict): Verdict => {
  if (!red) return step;
  return red.isLate ? { kind: 'found by time' } : { kind: 'found', by: red.by };
};

const writtenIn = ({ seconds, output }: Partial<Red> = {}): Pick<
  CardDefect,
  'seconds' | 'output'
> => ({ ...(seconds !== undefined && { seconds }), ...(output !== undefined && { output }) });

const calmOf = (red: Red | undefined): ChangeVerdict =>
  red ? { kind: 'alarm', by: red.by, ...writtenIn({ output: red.output }) } : { kind: 'calm' };

const cameOf = (verdict: Verdict | ChangeVerdict, one: Partial<CardDefect>) => {
  if (verdict.kind === 'missed' || verdict.kind === 'calm') return 'green';
  if (verdict.kind === 'found by time') return { by: [], isLate: true, ...writtenIn(one) };
  const { by, ...more } = { by: undefined, ...one, ...verdict };
  return by && { by, ...writtenIn(more) };
};

/** What a card asks of which files, and what of it is known before anything has run. Only all files together can tell whether the suite runs twice, or in another order. */
export const askedOf = (options: DueOptions, { units, kept }: Known, baseline: Baseline) => {
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
  known: Known,
  baseline: Baseline,
): Promise<Runs & { readonly learned: Learned }> => {
  const { asked, settled } = askedOf(options, known, baseline);
  const { filesFor, partOf } = partsAmong(known.units, baseline);
  const kept = known.kept.files.map(({ file }) => file);
  const isNew = (file: string): boolean =>
    kept.length === 0 || (file !== wholeSuite && !kept.includes(file));
  const redOf = (id: string): Red | undefined => learned.told[id]?.red;
  const ran = new Map<string, readonly string[]>();
  let learned = known.kept;
  let defects: Runs['defects'] = options.defects.map((one) =>
    settled.has(one.id)
      ? {
          ...one,
          ...writtenIn(redOf(one.id)),
          verdict: verdictOf(redOf(one.id), missed(greenStep(one, baseline.reach))),
        }
      : one,
  );
  let changes: Runs['changes'] = options.changes.map((one) =>
    settled.has(changeId(one)) ? { ...one, calm: calmOf(redOf(changeId(one))) } : one,
  );
  let first: Runs | undefined;
  let isBailed = false;
  for (let due = dueOf(learned, asked, isNew); !first || due.size > 0;) {
    const opened = (one: CardDefect): CardDefect =>
      due.has(one.id) ? { ...one, verdict: { kind: 'open' } } : one;
    const now = await runAll(
      grader,
      places,
      {
        ...options,
        ...(first && { audited: [], decoys: [] }),
        defects: defects.map(opened),
        changes: changes.filter((one) => due.has(changeId(one))),
        partFor: (some) => partOf(some.flatMap((one) => due.get(one.id) ?? filesFor(one))),
        partForChange: (one) => partOf(due.get(changeId(one))!),
        partAtEnd: partOf([...due.values()].flat()),
      },
      baseline,
    );
    ({ defects } = now);
    changes = changes.map((one) => now.changes.find(({ id }) => id === one.id) ?? one);
    const came = new Map([
      ...defects.map((one) => [one.id, cameOf(one.verdict, one)] as const),
      ...changes.map((one) => [changeId(one), cameOf(one.calm, {})] as const),
    ]);
    for (const { id, files } of asked)
      if (due.has(id))
        ran.set(id, came.get(id) ? [...(ran.get(id) ?? []), ...due.get(id)!] : files);
    learned = learning(learned, asked, due, came);
    first ??= now;
    ({ isBailed } = now);
    if (grader.stop.aborted || isBailed) break;
    due = dueOf(learned, asked, isNew, ran);
  }
  return { ...first, isBailed, defects, changes, learned };
};

import { createHash } from 'node:crypto';
import type { Audit, BaselineRun, CardDefect, Planted } from '../card/card.ts';
import { drawFrom } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import { greenStep } from './coverage.ts';
import type { Choose } from '../plan/choice.ts';
import { oneByOne, usualLimits } from '../plan/next-pool.ts';
import { startSearch } from '../plan/search.ts';
import {
  changeId,
  defectsOfJob,
  type HarmlessChange,
  isDelayed,
  type Job,
} from '../evidence/job.ts';
import { controlJobs } from '../plan/control-runs.ts';
import {
  auditIn,
  final,
  type Ledger,
  needsBaseline,
  outcomeOf as outcomeIn,
  outcomeOfAudited,
  provisional,
  startLedger,
} from '../evidence/ledger.ts';
import { slowestOf } from './limits.ts';
import { changeVerdictOf, type Outcome, withVerdict } from '../evidence/outcome.ts';
import type { Part, PartFor } from '../evidence/part.ts';
import { next, type Plan, type PlanEvent } from '../plan/plan.ts';
import type { Grader } from './grader.ts';
import { type Progress, progressOf, secondsLeftOf } from './progress.ts';
import { outcomeOf } from './run-job.ts';
import { startSchedule } from '../plan/schedule.ts';
import { isAllGreen, type Shown } from '../evidence/shown.ts';
import type { Selection } from './select.ts';
import type { Slots } from './slot.ts';

export interface Runs extends Pick<Selection, 'defects' | 'changes'> {
  readonly baselineRuns: readonly BaselineRun[];
  /** Tests that were red, or missing, where nothing was to be found. */
  readonly flaky: ReadonlySet<string>;
  readonly isCommandSteady: boolean;
  readonly audit: Audit;
  readonly isBailed: boolean;
  readonly progress: Progress;
  /** Of the red tests of each run, in turn. */
  readonly runsHash: string | undefined;
}

export interface RunsOptions extends Pick<Selection, 'defects' | 'changes' | 'expected'> {
  /** Defects that no test reaches. */
  readonly audited: readonly Planted[];
  /** They run among the defects. */
  readonly decoys: readonly Planted[];
  readonly order: number;
  /** Whether there are runs in which nothing is to be found. */
  readonly isMark: boolean;
  /** Runs that come after these, at most. */
  readonly later: number;
  readonly isBail: boolean;
  /** Each run has one defect. */
  readonly isOneByOne: boolean;
  readonly choose: Choose;
  readonly partFor: PartFor;
  readonly partForChange: (change: HarmlessChange) => Part;
  /** Of the first baseline run at the end: a short one shows whether the machine is the cause of what was red. */
  readonly partAtEnd?: Part;
}

/** Few red runs can be alike by chance. */
const fewestRed = 5;

const hashOf = (shown: readonly Shown[]): string | undefined =>
  shown.filter((one) => !isAllGreen(one)).length < fewestRed
    ? undefined
    : createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/** What the last baseline run brings up can need another one. */
const mostAtTheEnd = 3;

const planOf = (options: RunsOptions, baseline: Baseline): Plan => {
  const { partFor, choose, isOneByOne, order, isMark, decoys, expected } = options;
  const open = options.defects.filter(({ verdict }) => verdict.kind === 'open');
  const defects: readonly Planted[] = [...open, ...decoys];
  const limits = isOneByOne ? oneByOne : usualLimits;
  const draw = drawFrom(order + 1);
  const search = startSearch({ defects, partFor, limits, choose, expected });
  return {
    schedule: startSchedule(search, controlJobs(options, baseline, draw), baseline, draw, isMark),
    ledger: startLedger(baseline.isCommandSteady, { repeatsAll: !isMark, decoys }),
    seed: order + 2,
    draws: 0,
  };
};

const defectsIn = (
  ledger: Ledger,
  defects: RunsOptions['defects'],
  { reach }: Baseline,
): readonly CardDefect[] =>
  defects.map((one) => {
    const audited = outcomeOfAudited(ledger, one.id);
    return audited
      ? { ...one, seconds: audited.seconds }
      : withVerdict(one, final(ledger, one.id), outcomeIn(ledger, one.id), greenStep(one, reach));
  });

/** What a run has shown that is worth a line at once. */
const emitAlarm = (grader: Grader, ledger: Ledger, { id, change }: Job, outcome: Outcome): void => {
  const verdict = change && changeVerdictOf(provisional(ledger, id), outcome);
  if (verdict?.kind === 'alarm') grader.emit({ kind: 'alarm', text: change!.text, by: verdict.by });
};

const resultsOf = (
  { ledger }: Plan,
  options: RunsOptions,
  baseline: Baseline,
): Omit<Runs, 'isBailed' | 'progress' | 'runsHash'> => ({
  defects: defectsIn(ledger, options.defects, baseline),
  changes: options.changes.map((one) => {
    const id = changeId(one);
    return { ...one, calm: changeVerdictOf(final(ledger, id), outcomeIn(ledger, id)) };
  }),
  baselineRuns: ledger.baselineRuns,
  flaky: ledger.steadiness.flaky,
  isCommandSteady: ledger.steadiness.isCommandSteady,
  audit: auditIn(ledger),
});

/** `atOnce` runs are under way, and the one with late responses beside them if there is a slot for it. */
export const runAll = async (
  outside: Grader,
  { slots, atOnce }: Slots,
  options: RunsOptions,
  baseline: Baseline,
): Promise<Runs> => {
  const [halt, bail] = [new AbortController(), new AbortController()];
  const grader = { ...outside, stop: AbortSignal.any([outside.stop, halt.signal]) };
  const free = [...slots];
  const durations = [slowestOf(baseline)];
  let plan = planOf(options, baseline);
  let changed = Promise.withResolvers<void>();
  let isOneBeside = false;
  const shown: Shown[] = [];

  const take = (event: PlanEvent): void => {
    plan = next(plan, event);
  };

  const emitProgress = (): void => {
    const known = defectsIn(plan.ledger, options.defects, baseline);
    const progress = progressOf(plan, known, options.changes, options.later);
    const secondsLeft = secondsLeftOf(progress, durations, atOnce);
    grader.emit({ kind: 'runs', ...progress, secondsLeft });
  };

  const runJob = async (job: Job): Promise<void> => {
    const began = grader.now().getTime();
    const slot = free.shift()!;
    const outcome = await outcomeOf(grader, slot, job, baseline);
    free.push(slot);
    durations.push((grader.now().getTime() - began) / 1000);
    if (grader.stop.aborted) take({ kind: 'stopped', job });
    else {
      take({ kind: 'ended', job, outcome });
      shown.push(outcome.shown);
      emitAlarm(grader, plan.ledger, job, outcome);
      const isMissed = ({ id }: Planted) =>
        provisional(plan.ledger, id)?.kind === 'green' &&
        !options.decoys.some((decoy) => decoy.id === id);
      if (options.isBail && defectsOfJob(job).some(isMissed)) bail.abort();
      emitProgress();
    }
    changed.resolve();
    changed = Promise.withResolvers();
  };

  const work = async (): Promise<void> => {
    while (!grader.stop.aborted && !bail.signal.aborted) {
      const before = plan.schedule.running.length;
      take({ kind: 'slot free' });
      const job = plan.schedule.running[before];
      if (job && !isOneBeside && slots.length > atOnce && isDelayed(job)) {
        isOneBeside = true;
        await untilAllEnd([runJob(job).finally(() => (isOneBeside = false)), work()]);
      } else if (job) await runJob(job);
      else if (plan.schedule.running.length > 0) await changed.promise;
      else return;
    }
  };

  /** The first error halts the runs that are under way, and is passed on when they have ended. */
  const untilAllEnd = async (all: readonly Promise<void>[]): Promise<void> => {
    const orHalt = (working: Promise<void>): Promise<void> =>
      working.catch((error: unknown) => {
        halt.abort(error);
        changed.resolve();
      });
    await Promise.all(all.map(orHalt));
    if (halt.signal.aborted) throw halt.signal.reason;
  };

  const ended = untilAllEnd(Array.from({ length: atOnce }, work));
  emitProgress();
  await ended;
  for (let more = 0; more < mostAtTheEnd && needsBaseline(plan.ledger); more++) {
    if (bail.signal.aborted) break;
    const part = more === 0 ? (options.partAtEnd ?? baseline) : baseline;
    take({ kind: 'wanted', job: { id: 'baseline at the end', part } });
    await work();
  }
  const results = resultsOf(plan, options, baseline);
  return {
    ...results,
    progress: progressOf(plan, results.defects, options.changes),
    isBailed: bail.signal.aborted,
    runsHash: hashOf(shown),
  };
};

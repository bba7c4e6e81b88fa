import type { Audit, BaselineRun, CardDefect } from '../card/card.ts';
import { foundByLevel } from '../card/counts.ts';
import type { Draw } from '../card/draw.ts';
import type { Audited } from './audit.ts';
import type { Baseline } from './baseline.ts';
import { greenStep } from './coverage.ts';
import type { Choose } from './groups/choice.ts';
import { judgeGroups } from './groups/judge.ts';
import { oneByOne, usualLimits } from './groups/next-group.ts';
import { createSearch } from './groups/search.ts';
import { changeId, defectsOfJob, isDelayed, type Job } from './job.ts';
import { jobsBeside } from './jobs.ts';
import { createLedger } from './ledger.ts';
import { slowestOf } from './limits.ts';
import { changeVerdictOf, withVerdict } from './outcome.ts';
import type { PartFor } from './parts.ts';
import type { Ring } from './ring.ts';
import { outcomeOf } from './run-job.ts';
import { createSchedule } from './schedule.ts';
import type { Selection } from './select.ts';
import type { Slots } from './slot.ts';

export interface Runs extends Pick<Selection, 'defects' | 'changes'> {
  readonly baselineRuns: readonly BaselineRun[];
  /** Tests that were red, or missing, where nothing was to be found. */
  readonly unsteady: ReadonlySet<string>;
  readonly isCommandSteady: boolean;
  readonly audit: Audit;
  readonly isBailed: boolean;
}

export interface Plan extends Pick<Selection, 'defects' | 'changes'> {
  /** Defects that no test reaches. */
  readonly audited: readonly Audited[];
  readonly draw: Draw;
  readonly isBail: boolean;
  /** Each run has one defect. */
  readonly isOneByOne: boolean;
  readonly choose: Choose;
  readonly partFor: PartFor;
}

/** What the last baseline run brings up can need another one. */
const mostAtTheEnd = 3;

const medianOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;

/** The next run begins when one is over. One that waits for late responses takes the place of no other, where a slot is free. */
export const runAll = async (
  outside: Ring,
  { slots, atOnce }: Slots,
  plan: Plan,
  baseline: Baseline,
): Promise<Runs> => {
  const { draw, partFor } = plan;
  const halt = new AbortController();
  const ring = { ...outside, stop: AbortSignal.any([outside.stop, halt.signal]) };
  const open = plan.defects.filter(({ verdict }) => verdict.kind === 'open');
  const search = createSearch(open, partFor, plan.isOneByOne ? oneByOne : usualLimits, plan.choose);
  const beside = jobsBeside(plan, baseline, draw);
  const schedule = createSchedule({ search, beside, baseline, draw });
  const ledger = createLedger(baseline, schedule.insert);
  const bail = new AbortController();
  const durations = [slowestOf(baseline)];
  let changed = Promise.withResolvers<void>();

  const defectsNow = (): readonly CardDefect[] =>
    plan.defects.map((one) => {
      const audited = ledger.outcomeOfAudited(one.id);
      if (audited) return { ...one, seconds: audited.seconds };
      return withVerdict(
        one,
        ledger.judged(one.id),
        ledger.outcomeOf(one.id),
        greenStep(one, baseline.reach),
      );
    });

  const emitProgress = (): void => {
    const done = schedule.done();
    const of = Math.max(schedule.of(), ledger.isWaiting() ? done + 1 : 0);
    const secondsLeft = (medianOf(durations) * (of - done)) / atOnce;
    const found = foundByLevel({ defects: defectsNow() }).filter((one) => one.of > 0);
    ring.emit({ kind: 'runs', done, of, secondsLeft, found });
  };

  const free = [...slots];

  const runJob = async (job: Job): Promise<void> => {
    const began = ring.now().getTime();
    const slot = free.shift()!;
    const outcome = await outcomeOf(ring, slot, job, baseline);
    free.push(slot);
    schedule.end(job);
    durations.push((ring.now().getTime() - began) / 1000);
    const group = defectsOfJob(job);
    if (!ring.stop.aborted) {
      const isChoiceRed =
        group.length === 0 && job.part.tests !== undefined && !search.noteChoice(job.part, outcome);
      if (isChoiceRed) schedule.insert({ ...job, part: baseline, isWhole: true });
      else ledger.note(job, outcome);
      // Finds can hide each other, and some of the tests need others before them: of what is repeated, the ledger takes only what is red.
      if (group.length > 0 && !job.repeats) search.note(group, outcome, job.part);
      judgeGroups(search, ledger, open, partFor);
      const calm = job.change && changeVerdictOf(ledger.judgedSoFar(job.id), outcome);
      if (job.change && calm?.kind === 'alarm')
        ring.emit({ kind: 'alarm', text: job.change.text, by: calm.by });
      const isMissed = ({ id }: CardDefect) => ledger.judgedSoFar(id)?.kind === 'green';
      if (plan.isBail && group.some(isMissed)) bail.abort();
      emitProgress();
    }
    changed.resolve();
    changed = Promise.withResolvers();
  };

  let isOneBeside = false;

  const work = async (): Promise<void> => {
    while (!ring.stop.aborted && !bail.signal.aborted) {
      const job = schedule.begin();
      if (job && !isOneBeside && slots.length > atOnce && isDelayed(job)) {
        isOneBeside = true;
        const late = runJob(job).finally(() => {
          isOneBeside = false;
        });
        await untilAllEnd([late, work()]);
      } else if (job) await runJob(job);
      else if (schedule.isRunning()) await changed.promise;
      else return;
    }
  };

  /** The first error halts the runs that are under way, and is passed on when they have ended. */
  const orHalt = async (working: Promise<void>): Promise<void> => {
    try {
      await working;
    } catch (error) {
      halt.abort(error);
      changed.resolve();
    }
  };

  const untilAllEnd = async (all: readonly Promise<void>[]): Promise<void> => {
    await Promise.all(all.map(orHalt));
    if (halt.signal.aborted) throw halt.signal.reason;
  };

  const ended = untilAllEnd(Array.from({ length: atOnce }, work));
  emitProgress();
  await ended;
  if (!bail.signal.aborted) {
    for (let runs = 0; runs < mostAtTheEnd && ledger.isWaiting(); runs++) {
      schedule.insert({ id: 'baseline at the end', part: baseline });
      await work();
    }
  }
  return {
    defects: defectsNow(),
    changes: plan.changes.map((one) => {
      const id = changeId(one);
      return { ...one, calm: changeVerdictOf(ledger.judged(id), ledger.outcomeOf(id)) };
    }),
    baselineRuns: ledger.baselineRuns(),
    unsteady: ledger.unsteady(),
    isCommandSteady: ledger.isCommandSteady(),
    audit: ledger.audit(),
    isBailed: bail.signal.aborted,
  };
};

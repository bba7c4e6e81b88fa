import type { Audit, BaselineRun, CardDefect } from '../card/card.ts';
import { foundByLevel } from '../card/counts.ts';
import type { Draw } from '../card/draw.ts';
import type { Audited } from './audit.ts';
import type { Baseline } from './baseline.ts';
import type { Slot } from './slot.ts';
import { greenStep } from './coverage.ts';
import { createLedger, type Job } from './ledger.ts';
import { limitOf, limitOfChange, slowestOf } from './limits.ts';
import { changeVerdictOf, type Outcome, withVerdict } from './outcome.ts';
import type { PartFor } from './parts.ts';
import { baselinesAmong, insert, shuffled } from './queue.ts';
import type { Ring } from './ring.ts';
import { runOnce } from './run-once.ts';
import type { Selection } from './select.ts';
import type { Known } from './verdict.ts';
import { inInstance, shownInOrder, wayOf } from './way-of-running.ts';

export interface Runs extends Pick<Selection, 'defects' | 'changes'> {
  readonly baselineRuns: readonly BaselineRun[];
  /** Tests that were red where nothing was to be found. */
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
  readonly partFor: PartFor;
}

/** A slot that does not open is not used; the others do its work. */
export type OpenSlot = (limitMs: number, known: Known) => Promise<Slot | undefined>;

const auditId = ({ id }: Pick<Audited, 'id'>): string => `audit ${id}`;
const changeId = ({ id }: { readonly id: string }): string => `change ${id}`;

const jobsOf = (plan: Plan, baseline: Baseline): readonly Job[] => {
  const open = plan.defects.filter(({ verdict }) => verdict.kind === 'open');
  const jobs: readonly Job[] = [
    ...plan.changes.map((change) => ({ id: changeId(change), change, part: baseline })),
    ...open.map((defect) => ({ id: defect.id, defect, part: plan.partFor(defect) })),
    ...plan.audited.map((audited) => ({ id: auditId(audited), audited, part: baseline })),
  ];
  const baselines = Array.from({ length: baselinesAmong(jobs.length) }, (_, at) => ({
    id: `baseline ${at + 1}`,
    part: baseline,
  }));
  return shuffled(jobs, baselines, plan.draw);
};

/** Every slot takes the next run when it is free. */
export const runAll = async (
  outside: Ring,
  slots: readonly OpenSlot[],
  plan: Plan,
  baseline: Baseline,
): Promise<Runs> => {
  const halt = new AbortController();
  const ring = { ...outside, stop: AbortSignal.any([outside.stop, halt.signal]) };
  const queue = [...jobsOf(plan, baseline)];
  const ledger = createLedger(baseline, (job) => insert(queue, job, plan.draw));
  const bail = new AbortController();
  const done = { runs: 0, foreseen: 0, took: 0 };
  let open = 0;
  let running = 0;

  const defectsNow = (): readonly CardDefect[] =>
    plan.defects.map((one) => {
      const audited = ledger.outcomeOf(auditId(one));
      if (audited) return { ...one, seconds: audited.seconds };
      return withVerdict(
        one,
        ledger.judged(one.id),
        ledger.outcomeOf(one.id),
        greenStep(one, baseline.reach),
      );
    });

  const emitProgress = (): void => {
    const left = queue.reduce((sum, { part }) => sum + slowestOf(part), 0);
    const secondsLeft =
      done.runs > 0 ? ((done.took / done.foreseen) * left) / Math.max(1, open) : undefined;
    const found = foundByLevel({ defects: defectsNow() }).filter(({ of }) => of > 0);
    const of = done.runs + running + queue.length;
    ring.emit({ kind: 'runs', done: done.runs, of, secondsLeft, found });
  };

  const outcomeOf = async (slot: Slot, job: Job): Promise<Outcome> => {
    const { part, change, defect, audited } = job;
    const changes = change ? [change] : [];
    const inside = (defect ?? audited)?.id;
    const limitMs = change
      ? limitOfChange(baseline, ring.timeoutMs)
      : limitOf(part, ring.timeoutMs);
    const options = {
      inside: {
        changes: inInstance(changes),
        ...(inside !== undefined && { defects: [inside] }),
      },
      limitMs,
      stop: ring.stop,
      ...(part.files && { files: part.files }),
      ...wayOf(changes, ring.now()),
    };
    const outcome = await runOnce(slot, options, part);
    return change?.isTurned ? { ...outcome, shown: shownInOrder(outcome, part.green) } : outcome;
  };

  const runJob = async (slot: Slot, job: Job): Promise<void> => {
    running += 1;
    const outcome = await outcomeOf(slot, job);
    running -= 1;
    if (ring.stop.aborted) return;
    ledger.note(job, outcome);
    done.runs += 1;
    done.foreseen += slowestOf(job.part);
    done.took += outcome.seconds;
    const judged = ledger.judgedSoFar(job.id);
    const calm = job.change && changeVerdictOf(judged, outcome);
    if (job.change && calm?.kind === 'alarm')
      ring.emit({ kind: 'alarm', text: job.change.text, by: calm.by });
    if (job.defect && plan.isBail && judged?.kind === 'green') bail.abort();
    emitProgress();
  };

  const work = async (slot: Slot): Promise<void> => {
    while (!ring.stop.aborted && !bail.signal.aborted) {
      const job = queue.shift();
      if (!job) return;
      await runJob(slot, job);
    }
  };

  const workIn = async (openSlot: OpenSlot): Promise<Slot | undefined> => {
    try {
      const slot = await openSlot(limitOf(baseline, ring.timeoutMs), baseline);
      open += slot ? 1 : 0;
      if (slot) await work(slot);
      return slot;
    } catch (error) {
      halt.abort();
      throw error;
    }
  };

  emitProgress();
  const ends = await Promise.allSettled(slots.map(workIn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const [first] = ends.flatMap((end) => (end.status === 'fulfilled' && end.value) || []);
  if (first && !bail.signal.aborted) {
    if (ledger.isWaiting()) queue.push({ id: 'baseline at the end', part: baseline });
    await work(first);
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

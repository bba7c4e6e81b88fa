import type { Baseline } from './baseline.ts';
import type { Job } from '../evidence/job.ts';
import { limitOf, limitOfChange, limitOfPool } from './limits.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Grader } from './grader.ts';
import { runOnce, tried } from './run-once.ts';
import type { Slot } from './slot.ts';
import { inInstance, shownInOrder, wayOf } from './way-of-running.ts';

const limitFor = (
  { change, together, pool, part, isRepeat }: Job,
  grader: Grader,
  baseline: Baseline,
) => {
  if (change || together) return limitOfChange(baseline, grader.timeoutMs);
  // A pool that was red may take as long alone.
  return pool || isRepeat ? limitOfPool(part, grader.timeoutMs) : limitOf(part, grader.timeoutMs);
};

/** Runs the suite as a job wants it. */
export const outcomeOf = async (
  grader: Grader,
  slot: Slot,
  job: Job,
  baseline: Baseline,
): Promise<Outcome> => {
  const { part, change, together, defect, pool, audited } = job;
  const changes = together ?? (change ? [change] : []);
  const inside = pool ?? audited ?? (defect ? [defect] : []);
  const options = {
    inside: {
      changes: inInstance(changes),
      ...(inside.length > 0 && { defects: inside.map(({ id }) => id) }),
    },
    limitMs: limitFor(job, grader, baseline),
    stop: grader.stop,
    ...(part.files && { files: part.files }),
    ...(part.tests && { tests: part.tests }),
    ...wayOf(changes, grader.now()),
    ...(changes.some(({ isTwice }) => isTwice) && part.around && { around: part.around }),
    ...(job.isElsewhere && { isElsewhere: true }),
  };
  // A pool that was late is late again alone, unless it was flaky.
  const outcome = await (pool ? tried : runOnce)(slot, options, part);
  return change?.isTurned ? { ...outcome, shown: shownInOrder(outcome, part.green) } : outcome;
};

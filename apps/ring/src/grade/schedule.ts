import type { CardDefect } from '../card/card.ts';
import type { Draw } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import type { Search } from './groups/search.ts';
import type { Job } from './ledger.ts';
import type { PartFor } from './parts.ts';
import { baselinesAmong, insert } from './queue.ts';

interface Parts {
  readonly search: Search;
  readonly beside: readonly Job[];
  readonly partFor: PartFor;
  readonly baseline: Baseline;
  readonly draw: Draw;
}

/**
 * Which run comes next. The order tells a suite nothing: the runs that look for defects and those beside them are
 * mixed, and the baseline runs are spread, each at a place of its own part that nobody knows.
 */
export const createSchedule = ({ search, beside, partFor, baseline, draw }: Parts) => {
  const queue = [...beside];
  const running = new Map<Job, readonly CardDefect[]>();
  let done = 0;
  let baselines = 0;
  let place = draw();

  const left = (): number => queue.length + search.left();
  const all = (): number => done + running.size - baselines + left();

  const isBaselineDue = (): boolean => {
    const wanted = baselinesAmong(all());
    return (
      baselines < wanted &&
      done + running.size - baselines >= ((baselines + place) / wanted) * all()
    );
  };

  const baselineJob = (): Job => {
    baselines += 1;
    place = draw();
    return { id: `baseline ${baselines}`, part: baseline };
  };

  const searchJob = (): Job | undefined => {
    const busy = new Set([...running.values()].flat().map(({ id }) => id));
    const group = search.next(busy, draw);
    const [defect] = group;
    if (!defect) return undefined;
    const part = partFor(group);
    return group.length === 1
      ? { id: defect.id, defect, part }
      : { id: `group ${done + running.size}`, group, part };
  };

  const choose = (): Job | undefined => {
    if (isBaselineDue()) return baselineJob();
    const isBeside = queue.length > 0 && draw() * left() < queue.length;
    return (isBeside ? queue.shift() : searchJob()) ?? queue.shift();
  };

  return {
    insert: (job: Job): void => insert(queue, job, draw),
    begin: (): Job | undefined => {
      const job = choose();
      if (job) running.set(job, job.group ?? (job.defect ? [job.defect] : []));
      return job;
    },
    end: (job: Job): void => {
      running.delete(job);
      done += 1;
    },
    /** Those that are over, and those that there will be, as far as that can be told. */
    done: () => done,
    of: (): number =>
      Math.max(done + running.size, all() + Math.max(baselines, baselinesAmong(all()))),
    isRunning: (): boolean => running.size > 0,
  };
};

import type { CardDefect } from '../card/card.ts';
import type { Draw } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import type { Search } from './groups/search.ts';
import { defectsOfJob, type Job } from './ledger.ts';
import { isSearch, type ToCome } from './pace.ts';
import type { Part } from './parts.ts';
import { baselinesAmong, insert } from './queue.ts';

interface Parts {
  readonly search: Search;
  readonly beside: readonly Job[];
  readonly baseline: Baseline;
  readonly draw: Draw;
}

const isRepetition = (job: Job): boolean =>
  (job.defect ?? job.group) !== undefined && !isSearch(job);

const repeatsIn = (job: Job): readonly Job[] =>
  job.repeats ?? (job.isRepeat && job.defect && !job.isAlone ? [job] : []);

/**
 * Which run comes next. The order tells a suite nothing: the runs that look for defects and those beside them are
 * mixed, and the baseline runs are spread, each at a place of its own part that nobody knows.
 */
export const createSchedule = ({ search, beside, baseline, draw }: Parts) => {
  const queue = [...beside];
  const running = new Map<Job, readonly CardDefect[]>();
  let done = 0;
  let baselines = 0;
  /** Repetitions and other runs of the end that have begun. */
  let wholes = 0;
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

  const wholesLeft = (): number =>
    Math.max(0, search.runsAtTheEnd() - wholes - queue.filter(isRepetition).length);

  const nextGroup = (): readonly CardDefect[] =>
    search.next(new Set([...running.values()].flat().map(({ id }) => id)), draw);

  /** What a run looks like tells nothing either: one without a defect has the tests that one with defects could have now. */
  const partLikeOthers = (): Part => {
    const group = nextGroup();
    return group.length > 0 ? search.partOf(group) : baseline;
  };

  const baselineJob = (): Job => {
    baselines += 1;
    place = draw();
    return { id: `baseline ${baselines}`, part: partLikeOthers() };
  };

  const searchJob = (): Job | undefined => {
    const group = nextGroup();
    const [defect] = group;
    if (!defect) return undefined;
    const tried = search.trialOfChoice(group);
    if (tried) return { id: 'choice', part: tried };
    const part = search.partOf(group);
    return group.length === 1 && !part.tests
      ? { id: defect.id, defect, part }
      : { id: `group ${done + running.size}`, group, part };
  };

  /** One run for both, if they are repetitions of finds that one run can show. */
  const together = (one: Job, other: Job): Job | undefined => {
    const each = [repeatsIn(one), repeatsIn(other)];
    if (each.some(({ length }) => length === 0)) return undefined;
    const repeats = each.flat();
    const group = repeats.flatMap(({ defect }) => defect ?? []);
    const part = search.partAgain(group);
    return (
      part && { id: `repeats of ${repeats.map(({ id }) => id).join(', ')}`, repeats, group, part }
    );
  };

  /** Puts a run among those that are left, or what it would repeat into one of them. */
  const add = (job: Job): void => {
    for (const [at, one] of queue.entries()) {
      const both = together(one, job);
      if (!both) continue;
      queue[at] = both;
      return;
    }
    insert(queue, job, draw);
  };

  const besideJob = (): Job | undefined => {
    const job = queue.shift();
    const isFirst = job?.audited && !job.isRepeat && !job.isWhole;
    return isFirst ? { ...job, part: partLikeOthers() } : job;
  };

  const choose = (): Job | undefined => {
    if (isBaselineDue()) return baselineJob();
    const isBeside = queue.length > 0 && draw() * left() < queue.length;
    return (isBeside ? besideJob() : searchJob()) ?? besideJob();
  };

  return {
    insert: add,
    begin: (): Job | undefined => {
      const job = choose();
      if (!job) return undefined;
      const group = defectsOfJob(job);
      running.set(job, group);
      const isLast = isSearch(job) && !job.part.tests && search.isAtTheEnd(group);
      if (isRepetition(job) || isLast) wholes += 1;
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
    /** Those that are not under way, of so many. */
    toCome: (of: number): ToCome => {
      const ofSearch = search.left();
      const baselinesLeft = of - done - running.size - queue.length - ofSearch;
      const underWay = [...running.keys()].filter(isSearch).length;
      return {
        queued: queue,
        searches: Math.max(0, ofSearch - underWay),
        wholes: wholesLeft(),
        baselines: Math.max(0, baselinesLeft),
      };
    },
    isRunning: (): boolean => running.size > 0,
  };
};

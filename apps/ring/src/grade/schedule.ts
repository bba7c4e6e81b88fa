import type { CardDefect } from '../card/card.ts';
import type { Draw } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import type { Search } from './groups/search.ts';
import { defectsOfJob, isDelayed, type Job, repetitionsIn, shareableIn } from './job.ts';
import type { Part } from './parts.ts';
import { baselinesAmong, insert } from './queue.ts';

interface Parts {
  readonly search: Search;
  readonly beside: readonly Job[];
  readonly baseline: Baseline;
  readonly draw: Draw;
}

/** Runs get shorter, and where little is found, fewer come than expected. */
const latestOfDelayed = 0.2;

/** Whether its part is that of others when it begins. */
const looksLikeOthers = ({ audited, isRepeat, isWhole }: Job): boolean =>
  audited !== undefined && !isRepeat && !isWhole;

/**
 * Which run comes next. The order tells a suite nothing: the runs that look for defects and those beside them are
 * mixed, and the baseline runs are spread, each at a place of its own part that nobody knows, or earlier in its part,
 * where a slot would have to wait. The delayed run, which a suite notices anyway, comes early: others are made beside it.
 */
export const createSchedule = ({ search, beside, baseline, draw }: Parts) => {
  const queue = [...beside];
  const running = new Map<Job, readonly CardDefect[]>();
  let done = 0;
  let baselines = 0;
  let place = draw();
  const delayedAt = beside.some(isDelayed) ? draw() * latestOfDelayed : 0;

  /** A repetition waits while other runs have shown the find twice, or show it no more. */
  const isNeeded = (job: Job): boolean => {
    const repeats = repetitionsIn(job);
    return (
      repeats.length === 0 ||
      repeats.some(({ id, isAlone }) => isAlone ?? search.needsRepetition(id))
    );
  };
  const waiting = (): readonly Job[] => queue.filter(isNeeded);

  const left = (): number => waiting().length + search.left();
  const begun = (): number => done + running.size - baselines;
  const all = (): number => begun() + left();

  /** Whether the next one has come to its place, which is in a part of its own. */
  const isBaselineDue = (at = place): boolean => {
    const wanted = baselinesAmong(all());
    return baselines < wanted && begun() >= ((baselines + at) / wanted) * all();
  };

  const idsRunning = (): ReadonlySet<string> =>
    new Set([...running.values()].flat().map(({ id }) => id));

  const nextGroup = (): readonly CardDefect[] => search.next(idsRunning(), draw);

  /** What a run looks like tells nothing either: one without a defect has the tests that one with defects could have now, or one of those under way. */
  const partLikeOthers = (): Part => {
    const group = nextGroup();
    if (group.length > 0) return search.partOf(group);
    const parts = [...running.keys()].map(({ part }) => part);
    return parts[Math.floor(draw() * parts.length)] ?? baseline;
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
    const tried = search.trialOfChoice(draw);
    if (tried) return { id: 'choice', part: tried };
    const part = search.partOf(group);
    return group.length === 1 && !part.tests
      ? { id: defect.id, defect, part }
      : { id: `group ${done + running.size}`, group, part };
  };

  /** One run that repeats these finds, if one can show them all. A single one with all tests stays as it is. */
  const repetition = (repeats: readonly Job[]): Job | undefined => {
    const [first, ...more] = repeats;
    const group = repeats.flatMap(({ defect }) => defect ?? []);
    const part = search.partAgain(group);
    if (more.length === 0 && !part?.tests) return first;
    const id = `repeats of ${repeats.map((one) => one.id).join(', ')}`;
    return part && { id, repeats, group, part };
  };

  const together = (one: Job, other: Job): Job | undefined => {
    const each = [one, other].map(shareableIn);
    return each.every(({ length }) => length > 0) ? repetition(each.flat()) : undefined;
  };

  const isUnderWay = ({ id, isRepeat }: Job): boolean =>
    isRepeat === true &&
    [...queue, ...running.keys()].some((job) => repetitionsIn(job).some((one) => one.id === id));

  /** Puts a run among those that are left, or what it would repeat into one of them. */
  const add = (job: Job): void => {
    if (isUnderWay(job)) return;
    for (const [at, one] of queue.entries()) {
      const both = together(one, job);
      if (!both) continue;
      queue[at] = both;
      return;
    }
    insert(queue, job, draw);
  };

  /** Of several repetitions, those that are needed, if one run can still show them; the others wait. */
  const repetitionNow = (repeats: readonly Job[]): Job | undefined => {
    const needed = repeats.filter(isNeeded);
    const now = repetition(needed) ?? repetition(needed.slice(0, 1));
    const taken = now ? repetitionsIn(now) : [];
    for (const one of repeats) if (!taken.includes(one)) add(one);
    return now;
  };

  const besideJob = (at = queue.findIndex(isNeeded)): Job | undefined => {
    const [job] = at < 0 ? [] : queue.splice(at, 1);
    if (!job) return undefined;
    const repeats = shareableIn(job);
    if (repeats.length > 0) return repetitionNow(repeats);
    return looksLikeOthers(job) ? { ...job, part: partLikeOthers() } : job;
  };

  const choose = (): Job | undefined => {
    if (isBaselineDue()) return baselineJob();
    const delayed = queue.findIndex(isDelayed);
    if (delayed >= 0 && begun() >= delayedAt * all()) return besideJob(delayed);
    const { length } = waiting();
    const isBeside = length > 0 && draw() * left() < length;
    const job = (isBeside ? besideJob() : searchJob()) ?? besideJob();
    return job ?? (isBaselineDue(0) ? baselineJob() : undefined);
  };

  return {
    insert: add,
    begin: (): Job | undefined => {
      const job = choose();
      if (!job) return undefined;
      running.set(job, defectsOfJob(job));
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

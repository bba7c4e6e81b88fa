import type { Planted } from '../card/card.ts';
import type { Draw } from '../card/draw.ts';
import { needsRepetition, nextOf, partAgain, partOf, partOfProbe, runsLeft } from './next-run.ts';
import { type Search, probing } from './search.ts';
import { defectsOfJob, isDelayed, type Job, repetitionsIn, shareableIn } from '../evidence/job.ts';
import type { Part } from '../evidence/part.ts';
import { baselinesAmong, inserted } from './queue.ts';

/** The runs of a card: those that are over, under way, and to be made. */
export interface Schedule {
  readonly search: Search;
  /** Whether baseline runs are among the others. */
  readonly isMark: boolean;
  /** The part with all tests. */
  readonly whole: Part;
  /** Control runs and repetitions. */
  readonly queue: readonly Job[];
  readonly running: readonly Job[];
  readonly done: number;
  readonly baselines: number;
  /** Where the next baseline run begins in its part of the runs, as a share. */
  readonly place: number;
  /** After which share of the runs the delayed one begins. */
  readonly delayedAt: number;
}

/** Runs get shorter, and where little is found, fewer come than expected. */
const latestOfDelayed = 0.2;

/** Control runs are mixed with search runs, so that a suite cannot tell them apart. The delayed run, which a suite notices anyway, comes early: others are made beside it. */
export const startSchedule = (
  search: Search,
  controls: readonly Job[],
  whole: Part,
  draw: Draw,
  isMark = true,
): Schedule => ({
  search,
  isMark,
  whole,
  queue: controls,
  running: [],
  done: 0,
  baselines: 0,
  place: draw(),
  delayedAt: controls.some(isDelayed) ? draw() * latestOfDelayed : 0,
});

/** Whether it has the tests that a run with defects could have when it begins. */
const isCamouflaged = ({ audited, isRepeat, isWhole }: Job): boolean =>
  audited !== undefined && !isRepeat && !isWhole;

/** A control run always is. A repetition is not while other runs have shown its find twice, or no longer show it. */
const isStillNeeded =
  (search: Search) =>
  (job: Job): boolean => {
    const repeats = repetitionsIn(job);
    return (
      repeats.length === 0 ||
      repeats.some(({ id, isAlone }) => isAlone ?? needsRepetition(search, id))
    );
  };

const waiting = ({ queue, search }: Schedule): number => queue.filter(isStillNeeded(search)).length;
const left = (schedule: Schedule): number => waiting(schedule) + runsLeft(schedule.search);
/** Without the baseline runs. */
const begun = ({ done, running, baselines }: Schedule): number => done + running.length - baselines;
const all = (schedule: Schedule): number => begun(schedule) + left(schedule);

/** About how many runs there will be. */
export const runsOf = (schedule: Schedule): number =>
  Math.max(
    schedule.done + schedule.running.length,
    all(schedule) + Math.max(schedule.baselines, baselinesAmong(all(schedule), schedule.isMark)),
  );

/** Whether the next one has come to its place, which is in a part of its own. */
const isBaselineDue = (schedule: Schedule, place: number): boolean => {
  const { baselines, isMark } = schedule;
  const wanted = baselinesAmong(all(schedule), isMark);
  return baselines < wanted && begun(schedule) >= ((baselines + place) / wanted) * all(schedule);
};

const nextPool = ({ search, running }: Schedule, draw: Draw): readonly Planted[] =>
  nextOf(search, new Set(running.flatMap(defectsOfJob).map(({ id }) => id)), draw);

/** A run without a defect has the tests that one with defects could have now, or one of those under way. */
const camouflage = (schedule: Schedule, draw: Draw): Part => {
  const pool = nextPool(schedule, draw);
  if (pool.length > 0) return partOf(schedule.search, pool);
  const parts = schedule.running.map(({ part }) => part);
  return parts[Math.floor(draw() * parts.length)] ?? schedule.whole;
};

/** A schedule, and the run that begins in it. */
interface Step {
  readonly schedule: Schedule;
  readonly job?: Job | undefined;
}

const nextBaseline = (before: Schedule, draw: Draw): Step => {
  const schedule = { ...before, baselines: before.baselines + 1, place: draw() };
  return {
    schedule,
    job: { id: `baseline ${schedule.baselines}`, part: camouflage(schedule, draw) },
  };
};

const nextSearch = (schedule: Schedule, draw: Draw): Step => {
  const { search, done, running } = schedule;
  const pool = nextPool(schedule, draw);
  const [defect] = pool;
  if (!defect) return { schedule };
  const probe = partOfProbe(search, draw);
  if (probe)
    return {
      schedule: { ...schedule, search: probing(search) },
      job: { id: 'choice', part: probe },
    };
  const part = partOf(search, pool);
  const job =
    pool.length === 1 && !part.tests
      ? { id: defect.id, defect, part }
      : { id: `pool ${done + running.length}`, pool, part };
  return { schedule, job };
};

/** One run that repeats these finds, if one can show them all. A single one with all tests stays as it is. */
const repetition = (search: Search, repeats: readonly Job[]): Job | undefined => {
  const [first, ...more] = repeats;
  const pool = repeats.flatMap(({ defect }) => defect ?? []);
  const part = partAgain(search, pool);
  if (more.length === 0 && !part?.tests) return first;
  const id = `repeats of ${repeats.map((one) => one.id).join(', ')}`;
  return part && { id, repeats, pool, part };
};

const together = (search: Search, one: Job, other: Job): Job | undefined => {
  const each = [one, other].map(shareableIn);
  return each.every(({ length }) => length > 0) ? repetition(search, each.flat()) : undefined;
};

const isUnderWay = ({ queue, running }: Schedule, { id, isRepeat }: Job): boolean =>
  isRepeat === true &&
  [...queue, ...running].some((job) => repetitionsIn(job).some((one) => one.id === id));

/** Puts a run among those that are to be made, or what it would repeat into one of them. */
export const adding = (schedule: Schedule, job: Job, draw: Draw): Schedule => {
  if (isUnderWay(schedule, job)) return schedule;
  const { queue, search } = schedule;
  for (const [at, one] of queue.entries()) {
    const both = together(search, one, job);
    if (both) return { ...schedule, queue: queue.with(at, both) };
  }
  return { ...schedule, queue: inserted(queue, job, draw) };
};

/** Of several repetitions, those that are needed, if one run can still show them; the others wait. */
const nextRepetition = (schedule: Schedule, repeats: readonly Job[], draw: Draw): Step => {
  const { search } = schedule;
  const needed = repeats.filter(isStillNeeded(search));
  const job = repetition(search, needed) ?? repetition(search, needed.slice(0, 1));
  const taken = job ? repetitionsIn(job) : [];
  const others = repeats.filter((one) => !taken.includes(one));
  return { schedule: others.reduce((next, one) => adding(next, one, draw), schedule), job };
};

/** The control run or repetition at this place of the queue. */
const nextControl = (before: Schedule, at: number, draw: Draw): Step => {
  const job = before.queue[at];
  if (!job) return { schedule: before };
  const schedule = { ...before, queue: before.queue.toSpliced(at, 1) };
  const repeats = shareableIn(job);
  if (repeats.length > 0) return nextRepetition(schedule, repeats, draw);
  return { schedule, job: isCamouflaged(job) ? { ...job, part: camouflage(schedule, draw) } : job };
};

const firstControl = (schedule: Schedule, draw: Draw): Step =>
  nextControl(schedule, schedule.queue.findIndex(isStillNeeded(schedule.search)), draw);

const chosen = (schedule: Schedule, draw: Draw): Step => {
  if (isBaselineDue(schedule, schedule.place)) return nextBaseline(schedule, draw);
  const delayed = schedule.queue.findIndex(isDelayed);
  if (delayed >= 0 && begun(schedule) >= schedule.delayedAt * all(schedule))
    return nextControl(schedule, delayed, draw);
  const count = waiting(schedule);
  const isControl = count > 0 && draw() * left(schedule) < count;
  const first = (isControl ? firstControl : nextSearch)(schedule, draw);
  if (first.job) return first;
  const control = firstControl(first.schedule, draw);
  // It does not wait for its place where a slot is free.
  return !control.job && isBaselineDue(control.schedule, 0)
    ? nextBaseline(control.schedule, draw)
    : control;
};

/** With the run that begins now as the last of those under way, if one can. */
export const beginning = (before: Schedule, draw: Draw): Schedule => {
  const { schedule, job } = chosen(before, draw);
  return job ? { ...schedule, running: [...schedule.running, job] } : schedule;
};

export const ending = (schedule: Schedule, job: Job): Schedule => ({
  ...schedule,
  running: schedule.running.filter((one) => one !== job),
  done: schedule.done + 1,
});

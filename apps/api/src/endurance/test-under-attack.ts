import { learners, type ClassParts, type Lesson } from './test-learners.ts';

/** The percentile: the value that this share of the values does not exceed. */
export const percentile = (share: number, values: readonly number[]): number => {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? NaN;
};

const median = (values: readonly number[]): number => percentile(0.5, values);

/** In milliseconds. Smaller differences come from the scheduler of a shared machine, not from the server. */
const resolution = 10;

/** Runs until the signal aborts, and then resolves. */
export type Attack = (signal: AbortSignal) => Promise<unknown>;

export interface Compared {
  /** In milliseconds, of all rounds together. */
  readonly quiet: { readonly p50: number; readonly p99: number };
  readonly attacked: { readonly p50: number; readonly p99: number };
  /** The p99 under the attack as a multiple of the p99 in quiet, of ten milliseconds at least: the median of the rounds. */
  readonly ratio: number;
  readonly failed: readonly string[];
}

const summary = (lessons: readonly Lesson[]) => {
  const all = lessons.flatMap(({ milliseconds }) => milliseconds);
  return { p50: percentile(0.5, all), p99: percentile(0.99, all) };
};

export interface Rounds {
  readonly rounds?: number;
  readonly mostRounds?: number;
  readonly settledBelow?: number;
  readonly callsInALesson?: number;
}

/**
 * Thirty learners work in quiet and under an attack in turns, in the same run: what else the machine
 * does falls on both alike. There are more rounds, up to `mostRounds`, while the median is not below
 * `settledBelow`: a noisy machine needs more samples. `callsInALesson` times the pace is how long each turn lasts.
 */
export const compareUnderAttack = async (
  parts: ClassParts,
  attack: Attack,
  { rounds = 5, mostRounds = rounds, settledBelow = Infinity, callsInALesson = 28 }: Rounds = {},
): Promise<Compared> => {
  const { lesson, leave } = learners(parts);
  const quiet: Lesson[] = [];
  const attacked: Lesson[] = [];
  const warmUp = await lesson(callsInALesson);
  const inQuiet = (round: number) => Math.max(summary([quiet[round]!]).p99, resolution);
  const ratio = () => median(attacked.map((one, round) => summary([one]).p99 / inQuiet(round)));
  const isSettled = () => attacked.length >= rounds && ratio() < settledBelow;
  while (attacked.length < mostRounds && !isSettled()) {
    quiet.push(await lesson(callsInALesson));
    const ending = new AbortController();
    const over = attack(ending.signal);
    attacked.push(await lesson(callsInALesson));
    ending.abort();
    await over;
  }
  leave();
  const failed = [warmUp, ...quiet, ...attacked].flatMap((one) => one.failed);
  return { quiet: summary(quiet), attacked: summary(attacked), ratio: ratio(), failed };
};

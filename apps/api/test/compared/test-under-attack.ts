import { learners, type ClassParts, type Lesson } from './test-learners.ts';

/** The percentile: the value that this share of the values does not exceed. */
export const percentile = (share: number, values: readonly number[]): number => {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? NaN;
};

const median = (values: readonly number[]): number => percentile(0.5, values);

/** In milliseconds. Smaller differences come from the scheduler of a shared machine, not from the server: one pause of five milliseconds doubles a percentile of five. */
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

interface Round {
  readonly quiet: Lesson;
  readonly attacked: Lesson;
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

const ratioOf = (rounds: readonly Round[]): number =>
  median(
    rounds.map(
      ({ quiet, attacked }) => summary([attacked]).p99 / Math.max(summary([quiet]).p99, resolution),
    ),
  );

const comparedOf = (warmUp: Lesson, rounds: readonly Round[]): Compared => {
  const quiet = rounds.map((round) => round.quiet);
  const attacked = rounds.map((round) => round.attacked);
  const failed = [warmUp, ...quiet, ...attacked].flatMap((one) => one.failed);
  return { quiet: summary(quiet), attacked: summary(attacked), ratio: ratioOf(rounds), failed };
};

/** Three rounds of forty calls of each learner for each attack, and up to 25 where the machine is too noisy to tell. */
export const inRounds = { rounds: 3, mostRounds: 25, settledBelow: 2, callsInALesson: 40 };

/**
 * Thirty learners work in quiet and under each attack in turns, in the same run: what else the machine
 * does falls on all alike. There are more rounds, up to `mostRounds`, for an attack whose median is not below
 * `settledBelow`: a noisy machine needs more samples. `callsInALesson` times the pace is how long each turn lasts.
 */
export const compareUnderAttacks = async (
  parts: ClassParts,
  attacks: readonly Attack[],
  { rounds = 5, mostRounds = rounds, settledBelow = Infinity, callsInALesson = 28 }: Rounds = {},
): Promise<readonly Compared[]> => {
  const { lesson, leave } = learners(parts);
  const under = async (attack: Attack): Promise<Lesson> => {
    const ending = new AbortController();
    const over = attack(ending.signal);
    const attacked = await lesson(callsInALesson);
    ending.abort();
    await over;
    return attacked;
  };
  const all = attacks.map((attack) => ({ attack, done: [] as Round[] }));
  const warmUp = await lesson(callsInALesson);
  for (let round = 0; round < mostRounds; round += 1) {
    const open = all.filter(({ done }) => round < rounds || !(ratioOf(done) < settledBelow));
    if (open.length === 0) break;
    const quiet = await lesson(callsInALesson);
    for (const { attack, done } of open) done.push({ quiet, attacked: await under(attack) });
  }
  leave();
  return all.map(({ done }) => comparedOf(warmUp, done));
};

export const compareUnderAttack = async (
  parts: ClassParts,
  attack: Attack,
  rounds?: Rounds,
): Promise<Compared> => (await compareUnderAttacks(parts, [attack], rounds))[0]!;

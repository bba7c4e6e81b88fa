import { isSearch, type Job } from './job.ts';

/** A run that is over, in which nothing was delayed. */
interface Over {
  readonly tests: number;
  readonly seconds: number;
  /** Whether it looked for defects. */
  readonly isSearch: boolean;
  /** With all tests. */
  readonly isWhole: boolean;
  /** Nothing was red: what is red often waits. */
  readonly isQuiet: boolean;
}

/** The runs that are left, without those that are under way. */
export interface ToCome {
  readonly queued: readonly Job[];
  /** Those that look for defects which were in no run before, with all tests. */
  readonly firsts: number;
  /** The others that look for defects. */
  readonly searches: number;
  /** Those that look at what is cleared, with all tests. */
  readonly checks: number;
  /** Of finds, with all tests. May be a fraction. */
  readonly repetitions: number;
  /** Baseline and audit runs, with the tests of those around them. */
  readonly likeOthers: number;
}

interface PaceOptions {
  readonly slots: number;
  /** Whether what is delayed takes none of them, one at a time. */
  readonly hasRoomBeside: boolean;
  /** How many tests the suite has. */
  readonly tests: number;
  /** Whether the runner can be told which tests to run. */
  readonly canChoose: boolean;
  /** How long a run took before anything was in an instance. */
  readonly beforehand: number;
  readonly now: () => Date;
  /** About how long a run takes in which responses are late; nothing for the others. */
  readonly delayed: (job: Job) => number | undefined;
  readonly isCheck: (job: Job) => boolean;
}

/** Measured with the kits: the searches to come have this share of the tests of the recent ones, and before the first choice they are expected to take this share of the time. */
const recent = 8;
const testsToCome = 0.35;
const timeToCome = 0.7;

/** No run takes less, in seconds. */
const shortest = 0.001;

const times = (count: number, seconds: number): readonly number[] => [
  ...Array.from({ length: Math.floor(count) }, () => seconds),
  ...(count % 1 > 0 ? [(count % 1) * seconds] : []),
];

const meanOf = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

const testsOf = ({ part }: Job): number => part.tests?.length ?? part.green.size;
const isWhole = ({ part }: Job): boolean => part.tests === undefined && part.files === undefined;

/** By the line through the time of runs by their tests: the more there are, the longer they run and wait. */
const alongTheLine = (over: readonly Over[], tests: number): number => {
  const [counts, seconds] = [
    meanOf(over.map((one) => one.tests)),
    meanOf(over.map((one) => one.seconds)),
  ];
  const spread = meanOf(over.map((one) => (one.tests - counts) ** 2));
  const together = meanOf(over.map((one) => (one.tests - counts) * (one.seconds - seconds)));
  const slope = spread > 0 ? Math.max(0, together / spread) : 0;
  return Math.max(0, seconds - slope * counts) + slope * tests;
};

/** When the last run ends, if each slot takes the next one as soon as it is free. */
const endOf = (busy: readonly number[], toCome: readonly number[], slots: number): number => {
  const ends = [...busy, ...times(slots - busy.length, 0)];
  for (const seconds of toCome) ends[ends.indexOf(Math.min(...ends))]! += seconds;
  return Math.max(...ends);
};

/** How long the runs take that are left. A run first takes as long as one without a defect. */
export const createPace = ({
  slots,
  hasRoomBeside,
  tests,
  canChoose,
  beforehand,
  now,
  delayed,
  isCheck,
}: PaceOptions) => {
  const over: Over[] = [
    { tests, seconds: beforehand, isSearch: false, isWhole: true, isQuiet: true },
  ];
  const running = new Map<Job, { readonly began: number; readonly isBeside: boolean }>();

  const searchesOver = (): readonly Over[] => {
    const all = over.filter((one) => one.isSearch);
    return all.length > 0 ? all : over.filter((one) => one.isWhole);
  };

  const ofFirst = (): number => {
    const all = searchesOver();
    const whole = all.filter((one) => one.isWhole);
    return meanOf((whole.length > 0 ? whole : all).map(({ seconds }) => seconds));
  };

  /** Hardly anything is red in it. The run before all others is the slowest of several. */
  const ofCheck = (): number => {
    const [first, ...later] = over.filter((one) => one.isWhole && one.isQuiet);
    return meanOf((later.length > 0 ? later : [first!]).map(({ seconds }) => seconds));
  };

  /** They have ever fewer tests, where there is a choice. Runs in which nothing was red show what fewer tests save, and the last searches how much longer red ones take. */
  const ofNextSearch = (): number => {
    const quiet = over.filter((one) => one.isQuiet);
    if (quiet.every((one) => one.tests === tests)) return ofFirst() * (canChoose ? timeToCome : 1);
    const last = searchesOver().slice(-recent);
    const meanTests = meanOf(last.map((one) => one.tests));
    const ofQuiet = meanOf(last.map((one) => alongTheLine(quiet, one.tests)));
    const timesQuiet = meanOf(last.map(({ seconds }) => seconds)) / Math.max(shortest, ofQuiet);
    return timesQuiet * alongTheLine(quiet, testsToCome * meanTests);
  };

  const ofRepetition = (): number =>
    meanOf(over.filter((one) => one.isWhole).map(({ seconds }) => seconds));

  /** Those that look for no defect. */
  const ofOther = (isOfAllTests: boolean): number => {
    const others = over.filter((one) => !one.isSearch);
    const alike = others.filter((one) => one.isWhole === isOfAllTests);
    return meanOf((alike.length > 0 ? alike : others).map(({ seconds }) => seconds));
  };

  const secondsOf = (job: Job): number => {
    const late = delayed(job);
    if (late !== undefined) return late;
    if (!isSearch(job)) return ofOther(isWhole(job));
    const isQuietWhole = isCheck(job) && isWhole(job);
    return isQuietWhole ? ofCheck() : alongTheLine(searchesOver(), testsOf(job));
  };

  return {
    /** Beside the others, it takes the place of none. */
    begin: (job: Job, isBeside = false): void =>
      void running.set(job, { began: now().getTime(), isBeside }),
    end: (job: Job, isQuiet: boolean): void => {
      const one = running.get(job);
      running.delete(job);
      if (!one || delayed(job) !== undefined) return;
      const seconds = (now().getTime() - one.began) / 1000;
      over.push({
        tests: testsOf(job),
        seconds,
        isSearch: isSearch(job),
        isWhole: isWhole(job),
        isQuiet,
      });
    },
    secondsLeft: ({
      queued,
      firsts,
      searches,
      checks,
      repetitions,
      likeOthers,
    }: ToCome): number => {
      const busyIn = (areBeside: boolean): readonly number[] =>
        [...running]
          .filter(([, { isBeside }]) => isBeside === areBeside)
          .map(([job, { began }]) =>
            Math.max(0, secondsOf(job) - (now().getTime() - began) / 1000),
          );
      const isRoom = hasRoomBeside && ![...running.values()].some(({ isBeside }) => isBeside);
      const beside = queued.filter((job) => isRoom && delayed(job) !== undefined).slice(0, 1);
      const known = [
        ...queued.filter((job) => !beside.includes(job)).map(secondsOf),
        ...times(likeOthers, ofOther(firsts + searches + checks + repetitions === 0)),
      ];
      const longestFirst = known.toSorted((one, other) => other - one);
      const last = [...times(checks, ofCheck()), ...times(repetitions, ofRepetition())];
      const search = [...times(firsts, ofFirst()), ...times(searches, ofNextSearch())];
      const toCome = [...longestFirst, ...search, ...last];
      return Math.max(
        endOf(busyIn(false), toCome, slots),
        ...busyIn(true),
        ...beside.map(secondsOf),
      );
    },
  };
};

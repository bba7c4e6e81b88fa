import type { Job } from './ledger.ts';

/** A run that is over, in which nothing was delayed. */
interface Over {
  /** How many defects it had. */
  readonly size: number;
  readonly seconds: number;
  /** Whether it looked for defects. */
  readonly isSearch: boolean;
  /** With all tests. */
  readonly isWhole: boolean;
}

/** The runs that are left, without those that are under way. */
export interface ToCome {
  readonly queued: readonly Job[];
  readonly searches: number;
  /** Other runs with all tests; a share of one, too. */
  readonly wholes: number;
  readonly baselines: number;
}

interface PaceOptions {
  readonly slots: number;
  /** How long a run took before anything was in an instance. */
  readonly beforehand: number;
  readonly now: () => Date;
  /** About how long a run takes in which responses are late; nothing for the others. */
  readonly delayed: (job: Job) => number | undefined;
}

/** The searches whose sizes say how large the next ones are. */
const recent = 8;
const shareToCome = 0.7;

const times = (count: number, seconds: number): readonly number[] => [
  ...Array.from({ length: Math.floor(count) }, () => seconds),
  ...(count % 1 > 0 ? [(count % 1) * seconds] : []),
];

const meanOf = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

const sizeOf = ({ group, defect }: Job): number => group?.length ?? (defect ? 1 : 0);
const isWhole = ({ part }: Job): boolean => part.tests === undefined && part.files === undefined;
/** Whether it looks for defects, and not once more. */
export const isSearch = (job: Job): boolean => sizeOf(job) > 0 && !job.isRepeat && !job.repeats;

/** By the line through the time of runs by their sizes: the more defects there are in a run, the more tests run and wait. */
const alongTheLine = (over: readonly Over[], size: number): number => {
  const [sizes, seconds] = [
    meanOf(over.map((one) => one.size)),
    meanOf(over.map((one) => one.seconds)),
  ];
  const spread = meanOf(over.map((one) => (one.size - sizes) ** 2));
  const together = meanOf(over.map((one) => (one.size - sizes) * (one.seconds - seconds)));
  const slope = spread > 0 ? Math.max(0, together / spread) : 0;
  return Math.min(seconds, Math.max(0, seconds - slope * sizes) + slope * size);
};

/** When the last run ends, if each slot takes the next one as soon as it is free. */
const endOf = (busy: readonly number[], toCome: readonly number[], slots: number): number => {
  const ends = [...busy, ...times(slots - busy.length, 0)];
  for (const seconds of toCome) ends[ends.indexOf(Math.min(...ends))]! += seconds;
  return Math.max(...ends);
};

/** How long the runs take that are left. A run first takes as long as one without a defect. */
export const createPace = ({ slots, beforehand, now, delayed }: PaceOptions) => {
  const over: Over[] = [{ size: 0, seconds: beforehand, isSearch: false, isWhole: true }];
  const running = new Map<Job, number>();

  const ofSearch = (size: number): number => {
    const searches = over.filter((one) => one.isSearch);
    return alongTheLine(searches.length > 0 ? searches : over, size);
  };

  /** The searches to come have ever fewer defects, down to one; before sizes differ, the time is taken to be in proportion. */
  const ofNextSearch = (): number => {
    const sizes = over.filter((one) => one.isSearch).map(({ size }) => size);
    if (sizes.length === 0) return ofSearch(0);
    const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
    const isEven = largest > 1 && largest === smallest;
    return ofSearch(meanOf(sizes.slice(-recent)) * shareToCome) * (isEven ? shareToCome : 1);
  };

  const ofWhole = (): number =>
    meanOf(over.filter((one) => one.isWhole).map(({ seconds }) => seconds));

  /** Those that look for no defect. */
  const ofOther = (isOfAllTests: boolean): number => {
    const others = over.filter((one) => !one.isSearch);
    const alike = others.filter((one) => one.isWhole === isOfAllTests);
    return meanOf((alike.length > 0 ? alike : others).map(({ seconds }) => seconds));
  };

  const secondsOf = (job: Job): number =>
    delayed(job) ?? (isSearch(job) ? ofSearch(sizeOf(job)) : ofOther(isWhole(job)));

  return {
    begin: (job: Job): void => void running.set(job, now().getTime()),
    end: (job: Job): void => {
      const began = running.get(job);
      running.delete(job);
      if (began === undefined || delayed(job) !== undefined) return;
      const seconds = (now().getTime() - began) / 1000;
      over.push({ size: sizeOf(job), seconds, isSearch: isSearch(job), isWhole: isWhole(job) });
    },
    secondsLeft: ({ queued, searches, wholes, baselines }: ToCome): number => {
      const busy = [...running].map(([job, began]) =>
        Math.max(0, secondsOf(job) - (now().getTime() - began) / 1000),
      );
      const known = [...queued.map(secondsOf), ...times(baselines, ofOther(false))];
      const longestFirst = known.toSorted((one, other) => other - one);
      const last = times(wholes, ofWhole());
      return endOf(busy, [...longestFirst, ...times(searches, ofNextSearch()), ...last], slots);
    },
  };
};

/** A run that is over, in which nothing was delayed. */
interface Over {
  /** How many defects it had. */
  readonly size: number;
  readonly seconds: number;
}

/** The runs whose sizes say how large the next ones are. */
const recent = 8;

const meanOf = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

/** By the line through the time of runs by their sizes: the more defects there are in a run, the more tests run and wait. */
const secondsOf = (over: readonly Over[], size: number): number => {
  const [sizes, seconds] = [
    meanOf(over.map((one) => one.size)),
    meanOf(over.map((one) => one.seconds)),
  ];
  const spread = meanOf(over.map((one) => (one.size - sizes) ** 2));
  const together = meanOf(over.map((one) => (one.size - sizes) * (one.seconds - seconds)));
  const slope = spread > 0 ? Math.max(0, together / spread) : 0;
  return Math.min(seconds, Math.max(0, seconds - slope * sizes) + slope * size);
};

/** How long the runs to come take, which have ever fewer defects. A run first takes as long as one without a defect. */
export const createPace = (slots: number, beforehand: number) => {
  const over: Over[] = [{ size: 0, seconds: beforehand }];
  /** Half of the latest ones: they go down to one. */
  const sizeToCome = (): number => meanOf(over.slice(-recent).map(({ size }) => size)) / 2;
  return {
    note: (size: number, seconds: number): void => void over.push({ size, seconds }),
    /** For so many more runs, and for one that is delayed. */
    secondsFor: (more: number, delayed: number): number => {
      const all = more * secondsOf(over, sizeToCome()) + delayed;
      return Math.max(delayed, all / Math.max(1, slots));
    },
  };
};

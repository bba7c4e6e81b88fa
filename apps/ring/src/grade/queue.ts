import { drawn, type Draw } from '../card/draw.ts';

/** One in so many runs is a baseline run, and no card has fewer than so many. */
const oneIn = 8;
const fewestBaselines = 3;

export const baselinesAmong = (jobs: number): number =>
  Math.max(fewestBaselines, Math.round(jobs / (oneIn - 1)));

/**
 * All runs in an order that tells a suite nothing: whatever comes, its place says not what is in the instance.
 * The baseline runs are spread, each at a place of its own part that nobody knows.
 */
export const shuffled = <Job>(
  jobs: readonly Job[],
  baselines: readonly Job[],
  draw: Draw,
): readonly Job[] => {
  const mixed = drawn(jobs, jobs.length, draw);
  return baselines.flatMap((baseline, at) => {
    const bound = (part: number) => Math.round((part * mixed.length) / baselines.length);
    const part = mixed.slice(bound(at), bound(at + 1));
    return part.toSpliced(placeIn(part, draw), 0, baseline);
  });
};

const placeIn = (list: readonly unknown[], draw: Draw): number =>
  Math.floor(draw() * (list.length + 1));

/** Puts a run among those that are left. */
export const insert = <Job>(queue: Job[], job: Job, draw: Draw): void =>
  void queue.splice(placeIn(queue, draw), 0, job);

import type { Draw } from '../card/draw.ts';

/** One in so many runs is a baseline run, and no card has fewer than so many. */
const oneIn = 8;
const fewestBaselines = 3;

export const baselinesAmong = (jobs: number): number =>
  Math.max(fewestBaselines, Math.round(jobs / (oneIn - 1)));

const placeIn = (list: readonly unknown[], draw: Draw): number =>
  Math.floor(draw() * (list.length + 1));

/** Puts a run among those that are left. */
export const insert = <Job>(queue: Job[], job: Job, draw: Draw): void =>
  void queue.splice(placeIn(queue, draw), 0, job);

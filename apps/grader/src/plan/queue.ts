import type { Draw } from '../card/draw.ts';

/** One in so many runs is a baseline run, and no card has fewer than so many. */
const oneIn = 8;
const fewestBaselines = 3;

/** Only a mark has them. */
export const baselinesAmong = (jobs: number, isMark: boolean): number =>
  isMark ? Math.max(fewestBaselines, Math.round(jobs / (oneIn - 1))) : 0;

/** With a run at any place. */
export const inserted = <Job>(queue: readonly Job[], job: Job, draw: Draw): readonly Job[] =>
  queue.toSpliced(Math.floor(draw() * (queue.length + 1)), 0, job);

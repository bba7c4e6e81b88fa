import { setImmediate, setTimeout } from 'node:timers/promises';

/** The turns of the event loop in which a small request is read, executed and answered. */
const turnsBetween = 5;

/** In milliseconds. What takes longer has another cause, such as a computer that was asleep. */
const longestPause = 1000;

/** Runs a function, and the microtasks that follow from it, and returns the milliseconds that this took. */
const durationOf = async (act: () => void): Promise<number> => {
  const start = performance.now();
  act();
  await setImmediate();
  return performance.now() - start;
};

/**
 * Makes a function that lets its callers continue one at a time. Some turns of the event loop pass between two of
 * them, and at least as much time as the first one took: what they compute takes at most half of the time, and other
 * requests wait for one of them, not for all. A worker thread would copy each body twice, and neither JSON.parse nor
 * zod works in pieces.
 */
export const takeTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let isResuming = false;
  const resumeAll = async () => {
    isResuming = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const took = await durationOf(next);
      // A timer waits for at least a millisecond.
      if (took >= 1) await setTimeout(Math.min(took, longestPause));
      for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
    }
    isResuming = false;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isResuming) void resumeAll();
    });
};

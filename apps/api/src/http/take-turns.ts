import { setImmediate, setTimeout } from 'node:timers/promises';

/** The turns of the event loop in which a small request is read, executed and answered. */
const turnsBetween = 5;

/** Runs a function, with what follows from it at once, and returns the milliseconds that this took. */
const durationOf = async (act: () => void): Promise<number> => {
  const start = performance.now();
  act();
  await setImmediate();
  return performance.now() - start;
};

/**
 * Makes a function whose callers go on one after the other. Between two of them pass some turns of the event loop,
 * and as much time as the first of them took: what they compute takes at most half of the time, and other requests
 * wait for one of them, not for all. A worker thread would copy each body twice, and neither JSON.parse nor zod
 * works in pieces.
 */
export const takeTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let areLetOn = false;
  const letThemGoOn = async () => {
    areLetOn = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await setTimeout(await durationOf(next));
      for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
    }
    areLetOn = false;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!areLetOn) void letThemGoOn();
    });
};

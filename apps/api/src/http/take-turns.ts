/** The turns of the event loop in which a small request is read, executed and answered. */
const turnsBetween = 5;

const after = (turns: number, act: () => void): void => {
  if (turns === 0) act();
  else setImmediate(after, turns - 1, act);
};

/**
 * Makes a function whose callers go on one after the other, with some turns of the event loop between them. What
 * one of them computes then delays other requests, and not what all together compute. Without other requests the
 * turns take some microseconds. A worker thread would copy each body twice, and neither JSON.parse nor zod works in
 * pieces.
 */
export const takeTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const letNextGoOn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) after(turnsBetween, letNextGoOn);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) after(turnsBetween, letNextGoOn);
    });
};

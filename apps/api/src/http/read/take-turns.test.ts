import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Counts the turns of the event loop until the signal aborts. */
const countTurns = async (count: () => void, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    count();
    await setImmediate();
  }
};

test('lets its callers go on in their order, each some turns after the one before', async () => {
  const turn = takeTurns();
  const over = new AbortController();
  let turns = 0;
  const counting = countTurns(() => (turns += 1), over.signal);
  const wentOn: (readonly [name: string, at: number])[] = [];
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await turn();
    wentOn.push([name, turns]);
  });
  await Promise.all(callers);
  over.abort();
  await counting;
  expect(wentOn.map(([name]) => name)).toEqual(['first', 'second', 'third']);
  const pauses = wentOn.slice(1).map(([, at], before) => at - wentOn[before]![1]);
  expect(Math.min(...pauses)).toBeGreaterThan(2);
});

test('pauses after a caller for as long as it has computed', async () => {
  const turn = takeTurns();
  const compute = async (): Promise<readonly [from: number, to: number]> => {
    await turn();
    const from = performance.now();
    while (performance.now() - from < 20);
    return [from, performance.now()];
  };
  const [first, second] = await Promise.all([compute(), compute()]);
  /* A timer of Node may be early by a millisecond. */
  expect(second[0] - first[1]).toBeGreaterThan(18);
});

test('lets a caller go on who comes when nobody waits any more', async () => {
  const turn = takeTurns();
  await turn();
  await expect(turn()).resolves.toBeUndefined();
});

import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('runs as many actions at the same time as it may, and the others in their order', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const actions = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const results = actions.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at);
      return promise;
    }),
  );
  await nextTurn();
  expect(begun).toEqual([0, 1]);
  actions[1]!.resolve(11);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  actions[0]!.reject(new Error('failed'));
  await expect(results[0]).rejects.toThrow('failed');
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of actions) resolve(12);
  expect(await Promise.all(results.slice(1))).toEqual([11, 12, 12]);
});

test('runs an action at once after others have ended', async () => {
  const inTurn = createTurns(1);
  for (const result of [1, 2, 3]) expect(await inTurn(async () => result)).toBe(result);
});

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

describe('flaky service', async () => {
  const world = await enterWorld();
  beforeEach(() => world.ask('PATCH', '/workspace', { seed: 42, chance: 'seeded' }));

  test('the failures of the first twenty steps are as many as foretold, whoever calls', async () => {
    const { statuses } = await load(world, [{ path: '/testing/random500' }], { visits: 5 });
    assert.deepEqual(statuses, [{ 200: 12, 500: 8 }]);
  });

  test('after rewinding, as many fail again', async () => {
    const calls = () => load(world, [{ path: '/testing/random500' }], { visits: 50 });
    const first = await calls();
    await world.ask('PATCH', '/workspace', { seed: 42 });
    assert.deepEqual((await calls()).statuses, first.statuses);
  });

  test('whoever tries three times gets through', async () => {
    const attempt: Step<{ through?: boolean }> = {
      path: '/testing/random500',
      prepare: ({ through }) => (through ? undefined : {}),
      answered: ({ status }, memory) => (memory.through = status === 200),
    };
    // Fifteen calls: steps 0 to 14, nine visits, and only the one of step 3 needs its third try.
    const crowd = { visitors: 1, visits: 5 };
    const { statuses } = await load(world, [attempt, attempt, attempt], crowd);
    assert.deepEqual(statuses, [{ 200: 4, 500: 5 }, { 200: 4, 500: 1 }, { 200: 1 }]);
  });

  test('without chance nothing fails', async () => {
    await world.ask('PATCH', '/workspace', { chance: 'never' });
    const { statuses } = await load(world, [{ path: '/testing/random500' }], { visits: 50 });
    assert.deepEqual(statuses, [{ 200: 200 }]);
  });
});

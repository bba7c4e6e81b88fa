import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from '../load.ts';
import { enterWorld } from '../world.ts';

describe('wait', async () => {
  const world = await enterWorld();

  test('twenty wait at the same time, not one after the other', async () => {
    const { statuses, result } = await load(
      world,
      [{ path: '/testing/latency-simulation?delay=1' }],
      { visitors: 20, visits: 1 },
    );
    assert.deepEqual(statuses, [{ 200: 20 }]);
    assert.ok(result.latency.min >= 950, `the first answer after ${result.latency.min} ms`);
    assert.ok(result.latency.max < 5000, `the last answer after ${result.latency.max} ms`);
  });

  test('an answer that is too slow is given up', async () => {
    const { result } = await load(world, [{ path: '/testing/latency-simulation?delay=3' }], {
      visits: 1,
      patience: 1,
    });
    assert.equal(result.timeouts, 4);
    assert.equal(result['2xx'], 0);
  });
});

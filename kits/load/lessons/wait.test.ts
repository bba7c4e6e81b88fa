import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('wait', async () => {
  const workspace = await createWorkspace();

  test('twenty slow answers arrive at the same time, not one after the other', async () => {
    const { statuses, result } = await load(
      workspace,
      [{ path: '/testing/latency-simulation?delay=1' }],
      { visitors: 20, visits: 1 },
    );
    assert.deepEqual(statuses, [{ 200: 20 }]);
    assert.ok(result.latency.min >= 950, `the first answer after ${result.latency.min} ms`);
    assert.ok(result.latency.max < 5000, `the last answer after ${result.latency.max} ms`);
  });

  test('a request times out when the answer is too slow', async () => {
    const { result } = await load(workspace, [{ path: '/testing/latency-simulation?delay=3' }], {
      visits: 1,
      timeout: 1,
    });
    assert.equal(result.timeouts, 4);
    assert.equal(result['2xx'], 0);
  });
});

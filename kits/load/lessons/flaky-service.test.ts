import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('flaky service', async () => {
  const workspace = await createWorkspace();
  beforeEach(() => workspace.call('PATCH', '/workspace', { seed: 42, chance: 'seeded' }));

  test('the first twenty steps have 8 failures, as documented, in whatever order visitors call', async () => {
    const { statuses } = await load(workspace, [{ path: '/testing/random500' }], { visits: 5 });
    assert.deepEqual(statuses, [{ 200: 12, 500: 8 }]);
  });

  test('after the seed is set again, the same number of calls fails', async () => {
    const calls = () => load(workspace, [{ path: '/testing/random500' }], { visits: 50 });
    const first = await calls();
    await workspace.call('PATCH', '/workspace', { seed: 42 });
    assert.deepEqual((await calls()).statuses, first.statuses);
  });

  test('every call succeeds within three attempts', async () => {
    const attempt: Step<{ succeeded?: boolean }> = {
      path: '/testing/random500',
      prepare: ({ succeeded }) => (succeeded ? undefined : {}),
      answered: ({ status }, memory) => (memory.succeeded = status === 200),
    };
    // Fifteen calls use steps 0 to 14. They make nine visits; only the visit that begins at step 3 needs a third attempt.
    const crowd = { visitors: 1, visits: 5 };
    const { statuses } = await load(workspace, [attempt, attempt, attempt], crowd);
    assert.deepEqual(statuses, [{ 200: 4, 500: 5 }, { 200: 4, 500: 1 }, { 200: 1 }]);
  });

  test('with chance set to never, no call fails', async () => {
    await workspace.call('PATCH', '/workspace', { chance: 'never' });
    const { statuses } = await load(workspace, [{ path: '/testing/random500' }], { visits: 50 });
    assert.deepEqual(statuses, [{ 200: 200 }]);
  });
});

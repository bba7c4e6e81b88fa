import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAllAnswered, load } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('find', async () => {
  const workspace = await createWorkspace();

  test('every visitor finds the same book', async () => {
    const found = new Set<string>();
    const outcome = await load(
      workspace,
      [
        {
          path: '/books?category=science%20fiction&max_price=16&sort=stock&order=desc&limit=1',
          answered: ({ text }) => found.add(JSON.parse(text)[0].title),
        },
      ],
      { visits: 200 },
    );
    assert.deepEqual(outcome.statuses, [{ 200: 800 }]);
    assert.deepEqual([...found], ['The Second Moon']);
    assertAllAnswered(outcome);
  });

  test('an unknown filter gets 400 every time', async () => {
    const outcome = await load(workspace, [{ path: '/books?colour=blue' }]);
    assert.deepEqual(outcome.statuses, [{ 400: 40 }]);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertCalm, load } from '../load.ts';
import { enterWorld } from '../world.ts';

describe('find', async () => {
  const world = await enterWorld();

  test('everybody finds the same book', async () => {
    const found = new Set<string>();
    const outcome = await load(
      world,
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
    assertCalm(outcome);
  });

  test('a filter that does not exist is refused each time', async () => {
    const outcome = await load(world, [{ path: '/books?colour=blue' }]);
    assert.deepEqual(outcome.statuses, [{ 400: 40 }]);
  });
});

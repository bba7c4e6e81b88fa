import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertCalm, load } from '../load.ts';
import { enterWorld } from '../world.ts';

describe('frame', async () => {
  const [inner, outer] = await Promise.all([enterWorld(), enterWorld()]);
  const book = seedBook(8);

  test('a storm in one workspace is not felt in another', async () => {
    const seen = new Set<string>();
    const body = { title: 'Maps That Were Right' };
    const [storm, calm] = await Promise.all([
      load(inner, [{ method: 'PATCH', path: book, body }], { visits: 50 }),
      load(outer, [{ path: book, answered: ({ text }) => seen.add(JSON.parse(text).title) }], {
        visits: 50,
      }),
    ]);
    assert.deepEqual([storm.statuses, calm.statuses], [[{ 200: 200 }], [{ 200: 200 }]]);
    assert.deepEqual([...seen], ['Maps That Were Wrong']);
    const changed = (await (await inner.ask('GET', book)).json()) as typeof body;
    assert.equal(changed.title, body.title);
    assertCalm(calm);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertAllAnswered, load } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('frame', async () => {
  const [inner, outer] = await Promise.all([createWorkspace(), createWorkspace()]);
  const book = seedBook(8);

  test('writes in one workspace do not change another', async () => {
    const seen = new Set<string>();
    const body = { title: 'Maps That Were Right' };
    const [writes, reads] = await Promise.all([
      load(inner, [{ method: 'PATCH', path: book, body }], { visits: 50 }),
      load(outer, [{ path: book, answered: ({ text }) => seen.add(JSON.parse(text).title) }], {
        visits: 50,
      }),
    ]);
    assert.deepEqual([writes.statuses, reads.statuses], [[{ 200: 200 }], [{ 200: 200 }]]);
    assert.deepEqual([...seen], ['Maps That Were Wrong']);
    const changed = (await (await inner.call('GET', book)).json()) as typeof body;
    assert.equal(changed.title, body.title);
    assertAllAnswered(reads);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertAllAnswered, load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

interface Memory {
  etag: string;
  stock: number;
}

describe('dialog', async () => {
  const workspace = await createWorkspace();
  const book = seedBook(3);

  /** Reads the book and changes it only if it is still the version that was read. */
  const addOne: Step<Memory>[] = [
    {
      path: book,
      answered: ({ headers, text }, memory) => {
        memory.etag = headers['ETag'] ?? '';
        memory.stock = JSON.parse(text).stock;
      },
    },
    {
      method: 'PATCH',
      path: book,
      prepare: ({ etag, stock }) => ({ headers: { 'If-Match': etag }, body: { stock: stock + 1 } }),
    },
  ];

  test('a change with an old ETag gets 412, and no change is lost', async () => {
    const outcome = await load(workspace, addOne, { visitors: 8, visits: 25 });
    const [read, changed] = outcome.statuses;
    assert.deepEqual(read, { 200: 200 });
    assert.equal(changed![200]! + changed![412]!, 200, 'nothing but 200 and 412');
    const { stock } = (await (await workspace.call('GET', book)).json()) as Memory;
    assert.equal(stock, 7 + changed![200]!);
    assertAllAnswered(outcome);
  });
});

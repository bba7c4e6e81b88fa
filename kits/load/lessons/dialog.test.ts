import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertCalm, load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

interface Memory {
  readonly etag: string;
  readonly stock: number;
}

describe('dialog', async () => {
  const world = await enterWorld();
  const book = seedBook(3);

  /** Reads, and changes only what was read. */
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

  test('whoever saw an old version is asked to read again, and no change is lost', async () => {
    const outcome = await load(world, addOne, { visitors: 8, visits: 25 });
    const [read, changed] = outcome.statuses;
    assert.deepEqual(read, { 200: 200 });
    assert.equal(changed![200]! + changed![412]!, 200, 'nothing but 200 and 412');
    const { stock } = (await (await world.ask('GET', book)).json()) as Memory;
    assert.equal(stock, 7 + changed![200]!);
    assertCalm(outcome);
  });
});

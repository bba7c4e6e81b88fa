import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { assertAllAnswered, load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

interface Memory {
  sent: object;
  path: string;
}

describe('API round trip', async () => {
  const workspace = await createWorkspace();
  const prepare = ({ path }: Memory) => ({ path });
  const read: { sent: object; got: object }[] = [];
  const prices = new Set<number>();

  const roundTrip: Step<Memory>[] = [
    {
      method: 'POST',
      path: '/books',
      prepare: (memory) => ({ body: (memory.sent = newBook()) }),
      answered: ({ text }, memory) => (memory.path = `/books/${JSON.parse(text).id}`),
    },
    { prepare, answered: ({ text }, { sent }) => read.push({ sent, got: JSON.parse(text) }) },
    {
      method: 'PUT',
      body: { price: 15 },
      prepare,
      answered: ({ text }) => prices.add(JSON.parse(text).price),
    },
    { method: 'DELETE', prepare },
    { prepare },
    { method: 'DELETE', prepare },
  ];

  test('every visitor creates, reads, updates and deletes a book, and no book remains', async () => {
    const outcome = await load(workspace, roundTrip, { visits: 25 });
    assert.deepEqual(outcome.statuses, [
      { 201: 100 },
      { 200: 100 },
      { 200: 100 },
      { 200: 100 },
      { 404: 100 },
      { 404: 100 },
    ]);
    for (const { sent, got } of read) assert.deepEqual(got, { ...got, ...sent });
    assert.deepEqual([...prices], [15]);
    const { headers } = await workspace.call('GET', '/books');
    assert.equal(headers.get('X-Total-Count'), '30');
    assertAllAnswered(outcome);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { assertCalm, load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

interface Memory {
  readonly sent: object;
  readonly path: string;
}

describe('API round trip', async () => {
  const world = await enterWorld();
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

  test('everybody creates, reads, updates and deletes, and nothing is left over', async () => {
    const outcome = await load(world, roundTrip, { visits: 25 });
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
    const { headers } = await world.ask('GET', '/books');
    assert.equal(headers.get('X-Total-Count'), '30');
    assertCalm(outcome);
  });
});

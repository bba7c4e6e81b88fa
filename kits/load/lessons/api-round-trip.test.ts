import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { assertCalm, load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

interface Memory {
  path: string;
}

describe('API round trip', async () => {
  const world = await enterWorld();
  const prepare = ({ path }: Memory) => ({ path });

  const roundTrip: Step<Memory>[] = [
    {
      method: 'POST',
      path: '/books',
      prepare: () => ({ body: newBook() }),
      answered: ({ text }, memory) => (memory.path = `/books/${JSON.parse(text).id}`),
    },
    { prepare },
    { method: 'PUT', body: { price: 15 }, prepare },
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
    const { headers } = await world.ask('GET', '/books');
    assert.equal(headers.get('X-Total-Count'), '30');
    assertCalm(outcome);
  });
});

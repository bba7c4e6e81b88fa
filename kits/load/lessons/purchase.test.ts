import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertCalm, load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

interface Memory {
  readonly etag: string;
  readonly stock: number;
}

describe('purchase', async () => {
  const world = await enterWorld();
  const book = seedBook(5);
  const reader = { username: 'reader', password: 'amber-Falcon-92' };
  const { token } = (await (await world.ask('POST', '/auth', reader)).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };

  const stockLeft = async () => {
    const { stock } = (await (await world.ask('GET', book)).json()) as Memory;
    return stock;
  };

  const buyOne: Step<Memory>[] = [
    {
      path: book,
      headers,
      answered: (answer, memory) => {
        memory.etag = answer.headers['ETag'] ?? '';
        memory.stock = JSON.parse(answer.text).stock;
      },
    },
    {
      method: 'PATCH',
      path: book,
      prepare: ({ etag, stock }) =>
        stock === 0
          ? undefined
          : { headers: { ...headers, 'If-Match': etag }, body: { stock: stock - 1 } },
    },
  ];

  test('three copies are sold three times, however many want one', async () => {
    const outcome = await load(world, buyOne, { visitors: 8, visits: 10 });
    const [read, bought] = outcome.statuses;
    assert.deepEqual(Object.keys(read!), ['200']);
    assert.equal(bought![200], 3);
    for (const status of Object.keys(bought!)) assert.match(status, /^(200|412)$/);
    assert.equal(await stockLeft(), 0);
    assertCalm(outcome);
  });

  test('nobody buys with a forged token', async () => {
    const forged = { Authorization: 'Bearer forged' };
    const step: Step<Memory> = { method: 'PATCH', path: book, headers: forged, body: { stock: 9 } };
    const before = await stockLeft();
    const outcome = await load(world, [step]);
    assert.deepEqual(outcome.statuses, [{ 401: 40 }]);
    assert.equal(await stockLeft(), before);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedBook } from '../books.ts';
import { assertAllAnswered, load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

interface Memory {
  etag: string;
  stock: number;
}

describe('purchase', async () => {
  const workspace = await createWorkspace();
  const book = seedBook(5);
  const reader = { username: 'reader', password: 'amber-Falcon-92' };
  const { token } = (await (await workspace.call('POST', '/auth', reader)).json()) as {
    token: string;
  };
  const headers = { Authorization: `Bearer ${token}` };

  const stockLeft = async () => {
    const { stock } = (await (await workspace.call('GET', book)).json()) as Memory;
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

  test('three copies are sold exactly three times to eight visitors', async () => {
    const outcome = await load(workspace, buyOne, { visitors: 8, visits: 10 });
    const [read, bought] = outcome.statuses;
    assert.deepEqual(Object.keys(read!), ['200']);
    assert.equal(bought![200], 3);
    for (const status of Object.keys(bought!)) assert.match(status, /^(200|412)$/);
    assert.equal(await stockLeft(), 0);
    assertAllAnswered(outcome);
  });

  test('a forged token gets 401 and changes nothing', async () => {
    const forged = { Authorization: 'Bearer forged' };
    const step: Step<Memory> = { method: 'PATCH', path: book, headers: forged, body: { stock: 9 } };
    const before = await stockLeft();
    const outcome = await load(workspace, [step]);
    assert.deepEqual(outcome.statuses, [{ 401: 40 }]);
    assert.equal(await stockLeft(), before);
  });
});

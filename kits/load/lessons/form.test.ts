import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { assertCalm, load } from '../load.ts';
import { enterWorld } from '../world.ts';

describe('form', async () => {
  const world = await enterWorld();

  test('bad fields are refused with a pointer for each, also in a crowd', async () => {
    const pointers = new Set<string>();
    const outcome = await load(
      world,
      [
        {
          method: 'POST',
          path: '/books',
          body: { ...newBook(), price: -1, isbn: '123' },
          answered: ({ text }) => {
            const { errors } = JSON.parse(text);
            pointers.add(errors.map(({ pointer }: { pointer: string }) => pointer).join(' '));
          },
        },
      ],
      { visits: 50 },
    );
    assert.deepEqual(outcome.statuses, [{ 400: 200 }]);
    assert.deepEqual([...pointers], ['/price /isbn']);
    assertCalm(outcome);
  });

  test('good fields are taken, and one book of an ISBN', async () => {
    const same = newBook();
    const outcome = await load(
      world,
      [
        { method: 'POST', path: '/books', prepare: () => ({ body: newBook() }) },
        { method: 'POST', path: '/books', body: same },
      ],
      { visits: 10 },
    );
    assert.deepEqual(outcome.statuses, [{ 201: 40 }, { 201: 1, 409: 39 }]);
    const { headers } = await world.ask('GET', '/books');
    assert.equal(headers.get('X-Total-Count'), String(30 + 40 + 1));
    assertCalm(outcome);
  });
});

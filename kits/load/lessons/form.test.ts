import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { assertAllAnswered, load } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('form', async () => {
  const workspace = await createWorkspace();

  test('invalid fields get 400 with a pointer for each, even under load', async () => {
    const pointers = new Set<string>();
    const outcome = await load(
      workspace,
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
    assertAllAnswered(outcome);
  });

  test('valid books are created, and only one book per ISBN', async () => {
    const same = newBook();
    const outcome = await load(
      workspace,
      [
        { method: 'POST', path: '/books', prepare: () => ({ body: newBook() }) },
        { method: 'POST', path: '/books', body: same },
      ],
      { visits: 10 },
    );
    assert.deepEqual(outcome.statuses, [{ 201: 40 }, { 201: 1, 409: 39 }]);
    const { headers } = await workspace.call('GET', '/books');
    assert.equal(headers.get('X-Total-Count'), String(30 + 40 + 1));
    assertAllAnswered(outcome);
  });
});

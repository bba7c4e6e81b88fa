import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create, firstBook, newBook, refused } from './test-books.ts';
import { newWorkspace, pointersOf, send } from './test-client.ts';

const changing = ['PUT', 'PATCH'] as const;

test('refuses the ISBN of another book with 409, also with other hyphens [BOOK-03]', async () => {
  const workspace = newWorkspace();
  await create(workspace);
  for (const isbn of [newBook.isbn, '978-1-00-000000-9']) {
    const again = await refused(workspace, { title: 'Another', isbn });
    expect([again.status, again.body.error]).toEqual([409, 'Duplicate ISBN']);
    for (const method of changing) {
      const { status } = await workspace.send(method, firstBook, { body: { isbn } });
      expect(status).toBe(409);
    }
  }
});

test('lets a book have other hyphens in its own ISBN [BOOK-03]', async () => {
  const workspace = newWorkspace();
  const { body } = await create(workspace);
  const isbn = '978-1-00-000000-9';
  const changed = await workspace.send<Book>('PATCH', `/books/${body.id}`, { body: { isbn } });
  expect([changed.status, changed.body.isbn]).toEqual([200, isbn]);
});

test('accepts the ISBN of another book in the workspace public, which strangers share [BOOK-25]', async () => {
  const books = '/v1/practice/books';
  const csv = { 'Content-Type': 'text/csv' };
  const row = `Tea,Noor Haddad,1,Fiction,${newBook.isbn},1`;
  const raw = ['title,author,price,category,isbn,stock', row, row].join('\n');
  const one = await send<Book>('POST', books, { body: newBook });
  const other = await send<Book>('POST', books, { body: { ...newBook, isbn: '1234567890' } });
  const { isbn } = newBook;
  const changed = await send('PUT', `${books}/${other.body.id}`, { body: { isbn } });
  const imported = await send<{ books: readonly Book[] }>('POST', '/v1/practice/labs/books.csv', {
    headers: csv,
    raw,
  });
  expect([one, other, changed, imported].map(({ status }) => status)).toEqual([201, 201, 200, 201]);
  for (const { id } of [one.body, other.body, ...imported.body.books])
    await send('DELETE', `${books}/${id}`);
});

test.each(['1234567890', '080442957X', '0-8044-2957-X', '978 0 7432 7356 5', '9781000000008'])(
  'takes the ISBN %s, and returns it as it was sent [BOOK-04]',
  async (isbn) => {
    const { status, body } = await create(newWorkspace(), { isbn });
    expect([status, body.isbn]).toEqual([201, isbn]);
  },
);

test.each([
  'test-123',
  '123456789',
  '97810000000090',
  '978--1000000009',
  '-9781000000009',
  '9781000000009 ',
  '978100000000X',
  '080442957x',
])('refuses the ISBN %j [BOOK-04]', async (isbn) => {
  const reply = await refused(newWorkspace(), { isbn });
  expect(reply.status).toBe(400);
  expect(pointersOf(reply)).toEqual(['/isbn']);
});

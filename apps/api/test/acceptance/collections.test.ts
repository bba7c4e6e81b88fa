import { expect, test } from 'vitest';
import { newName, send } from './test-client.ts';

/** What a script of a collection remembers between its requests. */
type Variables = Record<string, string>;

interface Item {
  readonly name: string;
  /** The method and the path, with {{variables}}. */
  readonly request: `${string} ${string}`;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** A part of the response. */
  readonly has?: object;
  /** Remembers the bookId of the response. */
  readonly remembersBook?: true;
}

const filled = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '');

/** Sends the requests in their order, as Postman does, and returns the responses. */
const run = async (items: readonly Item[], variables: Variables) => {
  const responses = [];
  for (const { name, request, body, headers, remembersBook } of items) {
    const [method, path] = filled(request, variables).split(' ') as [string, string];
    const response = await send<Readonly<Record<string, unknown>>>(method, `/v1/practice${path}`, {
      headers: { 'X-Student-Id': variables['student']!, 'x-api-key': 'abc123', ...headers },
      ...(body && { body: JSON.parse(filled(JSON.stringify(body), variables)) as object }),
    });
    responses.push({ name, status: response.status, has: response.body });
    if (remembersBook) variables['bookId'] = String(response.body['bookId']);
  }
  return responses;
};

const expected = (items: readonly Item[]) =>
  items.map(({ name, status, has = {} }) => ({ name, status, has }));

const book = {
  title: 'The Pragmatic Programmer',
  author: 'Andrew Hunt',
  price: '12',
  stock: 'true',
  isbn: '978-0-7432-7356-5',
  category: 'Testing',
  publisher: 'A Publisher',
};
const failed = { message: expect.any(String) as string };

test('the requests of a regression collection get what it expects, and again after a reset', async () => {
  const items: readonly Item[] = [
    { name: 'reset', request: 'POST /books/reset', status: 200, has: failed },
    {
      name: 'create',
      request: 'POST /books',
      body: book,
      status: 201,
      has: book,
      remembersBook: true,
    },
    { name: 'read', request: 'GET /books/{{bookId}}', status: 200, has: book },
    {
      name: 'read all',
      request: 'GET /books',
      status: 200,
      has: expect.arrayContaining([expect.objectContaining(book)]) as object,
    },
    {
      name: 'update',
      request: 'PUT /books/{{bookId}}',
      body: { ...book, price: '15.50', stock: 'false' },
      status: 200,
      has: { price: '15.50', stock: 'false', publisher: 'A Publisher' },
    },
    {
      name: 'delete',
      request: 'DELETE /books/{{bookId}}',
      status: 200,
      has: { message: 'Book deleted' },
    },
    { name: 'read what is deleted', request: 'GET /books/{{bookId}}', status: 404, has: failed },
    { name: 'delete again', request: 'DELETE /books/{{bookId}}', status: 404, has: failed },
    { name: 'a wrong id', request: 'GET /books/non-existent-id', status: 404, has: failed },
    { name: 'an empty id', request: 'PUT /books/', body: book, status: 405, has: failed },
    { name: 'no fields', request: 'POST /books', body: {}, status: 400, has: failed },
    {
      name: 'no key',
      request: 'GET /books',
      headers: { 'x-api-key': '' },
      status: 403,
      has: failed,
    },
  ];
  const twice = [...items, ...items];
  expect(await run(twice, { student: newName() })).toMatchObject(expected(twice));
});

test.each([
  ['Clean Code', '34', 'true', '1234567890'],
  ['Refactoring', '47.99', 'false', '0201485672'],
  ['Working with Legacy Code', '0', 'true', '978 0131177055'],
])('each row of a data file makes a book: %s', async (title, price, stock, isbn) => {
  const row = { title, price, stock, isbn };
  const sent = {
    ...book,
    title: '{{title}}',
    price: '{{price}}',
    stock: '{{stock}}',
    isbn: '{{isbn}}',
  };
  const items: readonly Item[] = [
    {
      name: 'create',
      request: 'POST /books',
      body: sent,
      status: 201,
      has: row,
      remembersBook: true,
    },
    { name: 'read', request: 'GET /books/{{bookId}}', status: 200, has: { ...book, ...row } },
    { name: 'delete', request: 'DELETE /books/{{bookId}}', status: 200 },
    { name: 'read again', request: 'GET /books/{{bookId}}', status: 404, has: failed },
  ];
  expect(await run(items, { student: newName(), ...row })).toMatchObject(expected(items));
});

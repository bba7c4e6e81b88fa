import request from 'supertest';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { someBook } from '../test-book.ts';
import { testApp } from '../../test-app.ts';
import { graphqlClient } from './test-client.ts';

const app = await testApp();
const { id } = exampleBook;

const create = 'mutation($input: BookInput!) { createBook(input: $input) { id isbn } }';
const update =
  'mutation($id: ID!, $changes: BookChanges!, $ifMatch: String) { updateBook(id: $id, changes: $changes, ifMatch: $ifMatch) { stock description etag } }';
const remove = 'mutation($id: ID!, $ifMatch: String) { deleteBook(id: $id, ifMatch: $ifMatch) }';

test('a created book is in the REST API', async () => {
  const { dataOf, rest } = graphqlClient(app, 'create');
  const { createBook } = await dataOf<{ createBook: Book }>(create, { input: someBook() });
  expect(await rest(`/books/${createBook.id}`)).toMatchObject(someBook());
});

test('a change keeps the other fields, and null empties the description', async () => {
  const { dataOf, rest } = graphqlClient(app, 'update');
  await dataOf(update, { id, changes: { stock: 3, description: null } });
  const { updated_at: _, ...kept } = exampleBook;
  expect(await rest(`/books/${id}`)).toMatchObject({ ...kept, stock: 3, description: '' });
});

test('a deleted book is gone, and a second time NOT_FOUND', async () => {
  const { dataOf, codesOf, rest } = graphqlClient(app, 'delete');
  expect(await dataOf(remove, { id })).toEqual({ deleteBook: id });
  expect(await rest(`/books/${id}`)).toMatchObject({ error: 'Not found' });
  expect(await codesOf(remove, { id })).toEqual(['NOT_FOUND']);
});

const invalid = [
  [{ title: ' ' }, '/title'],
  [{ price: 1.234 }, '/price'],
  [{ isbn: '9780000009013' }, '/isbn'],
  [{ stock: -1 }, '/stock'],
] as const;

test.each(invalid)('creating and changing refuse %j', async (wrong, pointer) => {
  const { base, ask, rest } = graphqlClient(app, 'invalid');
  const refused = [
    await ask(create, { input: { ...someBook(), ...wrong } }),
    await ask(update, { id, changes: wrong }),
  ];
  const {
    body: { errors },
  } = await request(app)
    .post(`${base}/books`)
    .send({ ...someBook(), ...wrong });
  expect(errors).toMatchObject([{ pointer }]);
  for (const answer of refused)
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', errors } }]);
  expect(await rest(`/books/${id}`)).toEqual(exampleBook);
});

test('an ISBN that another book has, and no change at all, are refused', async () => {
  const { codesOf } = graphqlClient(app, 'duplicate');
  const input = someBook(exampleBook.isbn);
  expect(await codesOf(create, { input })).toEqual(['DUPLICATE_ISBN']);
  expect(await codesOf(update, { id, changes: {} })).toEqual(['INVALID_INPUT']);
  expect(await codesOf(update, { id, changes: { title: null } })).toEqual(['INVALID_INPUT']);
});

test('a change with an old etag changes nothing', async () => {
  const { dataOf, codesOf, rest } = graphqlClient(app, 'old');
  const read = `{ book(id: "${id}") { etag } }`;
  const { book } = await dataOf<{ book: { etag: string } }>(read);
  const ifMatch = book.etag;
  await dataOf(update, { id, changes: { stock: 1 }, ifMatch });
  expect(await codesOf(update, { id, changes: { stock: 2 }, ifMatch })).toEqual([
    'PRECONDITION_FAILED',
  ]);
  expect(await codesOf(remove, { id, ifMatch })).toEqual(['PRECONDITION_FAILED']);
  expect(await rest(`/books/${id}`)).toMatchObject({ stock: 1 });
});

test('where If-Match is required, a change without ifMatch is refused', async () => {
  const { base, dataOf, codesOf, rest } = graphqlClient(app, 'required');
  await request(app).patch(`${base}/workspace`).send({ if_match: 'required' }).expect(200);
  expect(await codesOf(update, { id, changes: { stock: 2 } })).toEqual(['PRECONDITION_REQUIRED']);
  expect(await codesOf(remove, { id })).toEqual(['PRECONDITION_REQUIRED']);
  expect(await rest(`/books/${id}`)).toEqual(exampleBook);
  await dataOf(update, { id, changes: { stock: 2 }, ifMatch: '*' });
  await dataOf(create, { input: someBook() });
});

test('mutations are executed in order, and one that fails undoes no other', async () => {
  const { ask, rest } = graphqlClient(app, 'order');
  const { data, errors } = await ask(
    `mutation { a: updateBook(id: "${id}", changes: { stock: 1 }) { stock }
      b: updateBook(id: "${id}", changes: { stock: -1 }) { stock }
      c: updateBook(id: "${id}", changes: { price: 5 }) { stock price } }`,
  );
  expect(data).toEqual({ a: { stock: 1 }, b: null, c: { stock: 1, price: 5 } });
  expect(errors?.map(({ path }) => path)).toEqual([['b']]);
  expect(await rest(`/books/${id}`)).toMatchObject({ stock: 1, price: 5 });
});

import request from 'supertest';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { testApp } from '../../test-app.ts';
import { graphqlClient } from './test-client.ts';

const app = await testApp();
const { id } = exampleBook;
const unknown = '00000000-0000-4000-8000-00000000ffff';

test('a book has the fields that the query names, with the values of the REST API', async () => {
  const { dataOf, rest } = graphqlClient(app, 'fields');
  const { created_at, updated_at, ...book } = await rest<Book>(`/books/${id}`);
  const names = Object.keys(book).join(' ');
  const data = await dataOf(`{ book(id: "${id}") { ${names} createdAt updatedAt } }`);
  expect(data).toEqual({ book: { ...book, createdAt: created_at, updatedAt: updated_at } });
  expect(await dataOf(`{ book(id: "${id}") { title } }`)).toEqual({ book: { title: book.title } });
});

test('a field that fails is null with its path and code, the others have their data', async () => {
  const { ask } = graphqlClient(app, 'partial');
  const { data, errors } = await ask(
    `{ a: book(id: "${id}") { title } b: book(id: "${unknown}") { title } c: book(id: "7") { title } }`,
  );
  expect(data).toEqual({ a: { title: exampleBook.title }, b: null, c: null });
  expect(errors).toMatchObject([
    { path: ['b'], extensions: { code: 'NOT_FOUND', type: '/docs/problems/not-found' } },
    { path: ['c'], extensions: { code: 'INVALID_INPUT', errors: [{ pointer: '/id' }] } },
  ]);
});

test('a list of a book contains the books of its author and no others', async () => {
  const { dataOf, rest } = graphqlClient(app, 'author');
  const search = new URLSearchParams({ author: exampleBook.author });
  const written = await rest<readonly Book[]>(`/books?${search.toString()}`);
  const data = await dataOf(
    `{ book(id: "${id}") { booksByAuthor { totalCount edges { node { id } } } } }`,
  );
  expect(data).toEqual({
    book: {
      booksByAuthor: {
        totalCount: written.length,
        edges: written.map((book) => ({ node: { id: book.id } })),
      },
    },
  });
});

test('the operation is chosen by its name', async () => {
  const { base } = graphqlClient(app, 'operations');
  const query = 'query A { __typename } query B { books { totalCount } }';
  const send = async (operationName?: string) => {
    const { body } = await request(app).post(`${base}/labs/graphql`).send({ query, operationName });
    return body;
  };
  expect(await send('B')).toEqual({ data: { books: { totalCount: 30 } } });
  for (const unresolved of [await send(), await send('C')])
    expect(unresolved).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    });
});

test('introspection describes the schema with the descriptions of the contract', async () => {
  const { dataOf } = graphqlClient(app, 'introspection');
  const { __type } = await dataOf<{ __type: { fields: readonly object[] } }>(
    '{ __type(name: "Book") { fields { name description type { kind ofType { name } } } } }',
  );
  expect(__type.fields).toContainEqual({
    name: 'price',
    description: 'The price in US dollars.',
    type: { kind: 'NON_NULL', ofType: { name: 'Float' } },
  });
});

test.each([
  ['{ book(id: 7) { title }', 'GRAPHQL_PARSE_FAILED'],
  ['{ titel }', 'GRAPHQL_VALIDATION_FAILED'],
  ['subscription { book }', 'GRAPHQL_VALIDATION_FAILED'],
  ['query($n: Int!) { books(first: $n) { totalCount } }', 'BAD_USER_INPUT'],
])('%s is refused with %s and without data', async (query, code) => {
  const { data, errors } = await graphqlClient(app, 'refused').ask(query);
  expect(data).toBeUndefined();
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

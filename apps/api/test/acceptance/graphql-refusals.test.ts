import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { firstBook, newBook, read } from './test-books.ts';
import { graphqlType } from '@sparring/contracts/graphql';
import { pointersOf, type Problem } from './test-client.ts';
import { firstId, newGraphql, unknownId } from './test-graphql.ts';

const createBook = 'mutation($input: BookInput!) { createBook(input: $input) { id } }';
const updateBook =
  'mutation($id: ID!, $changes: BookChanges!, $ifMatch: String) { updateBook(id: $id, changes: $changes, ifMatch: $ifMatch) { stock } }';
const id = firstId;

test('a book has every field of the REST API [GRAPHQL-01]', async () => {
  const { workspace, ask } = newGraphql();
  const { created_at: createdAt, updated_at: updatedAt, ...book } = (await read(workspace)).body;
  const names = Object.keys(book).join(' ');
  const { data } = await ask(`{ book(id: "${id}") { ${names} createdAt updatedAt } }`);
  expect(data).toEqual({ book: { ...book, createdAt, updatedAt } });
});

test('a field with an id that names no book is null, and its error has a code [GRAPHQL-04]', async () => {
  const { data, errors } = await newGraphql().ask('{ book(id: "7") { title } }');
  expect(data).toEqual({ book: null });
  expect(errors).toMatchObject([{ path: ['book'], extensions: { code: 'NOT_FOUND' } }]);
});

test.each([
  ['a text that is not GraphQL', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['an empty query', { query: '{ }' }, 'GRAPHQL_PARSE_FAILED'],
  ['a list without fields', { query: '{ books { } }' }, 'GRAPHQL_PARSE_FAILED'],
  ['an empty mutation', { query: 'mutation { }' }, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', { query: '{ titel }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a subscription', { query: 'subscription { book }' }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'fragments that contain each other',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a variable without its value',
    { query: 'query($n: Int!) { books(first: $n) { totalCount } }' },
    'BAD_USER_INPUT',
  ],
  [
    'an unknown operation',
    { query: 'query A { __typename }', operationName: 'C' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a query over a limit', { query: `{ ${'__typename '.repeat(301)} }` }, 'TOO_MANY_FIELDS'],
])('%s gets 400 by its own media type, and 200 by JSON [GRAPHQL-10]', async (_, sent, code) => {
  const { post } = newGraphql();
  const own = await post(sent, { Accept: graphqlType });
  const json = await post(sent, { Accept: 'application/json' });
  expect([own.status, json.status]).toEqual([400, 200]);
  expect(json.body).toEqual(own.body);
  expect(own.body).not.toHaveProperty('data');
  expect(own.body.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

test('introspection has the descriptions of the contract [GRAPHQL-17]', async () => {
  const { data } = await newGraphql().ask(
    '{ __type(name: "Book") { fields { name description } } }',
  );
  const price = { name: 'price', description: 'The price in US dollars.' };
  expect(data).toMatchObject({ __type: { fields: expect.arrayContaining([price]) } });
});

test.each([{ title: ' ' }, { price: 1.234 }, { isbn: 'test-123' }, { stock: -1 }])(
  'creating and changing refuse %j with the errors of the REST API [GRAPHQL-03]',
  async (wrong) => {
    const { workspace, ask } = newGraphql();
    const body = { ...newBook, ...wrong };
    const rest = await workspace.send<Problem>('POST', '/books', { body });
    expect(pointersOf(rest)).toEqual(Object.keys(wrong).map((name) => `/${name}`));
    const before = (await read(workspace)).body;
    for (const { errors } of [
      await ask(createBook, { input: body }),
      await ask(updateBook, { id, changes: wrong }),
    ])
      expect(errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', errors: rest.body.errors } },
      ]);
    expect((await read(workspace)).body).toEqual(before);
  },
);

test.each([{}, { title: null }])('refuses the changes %j [GRAPHQL-03]', async (changes) => {
  expect(await newGraphql().codesOf(updateBook, { id, changes })).toEqual(['INVALID_INPUT']);
});

test('deleting a book a second time is NOT_FOUND [GRAPHQL-02]', async () => {
  const { ask, codesOf } = newGraphql();
  const deleteBook = `mutation { deleteBook(id: "${id}") }`;
  expect((await ask(deleteBook)).data).toEqual({ deleteBook: id });
  expect(await codesOf(deleteBook)).toEqual(['NOT_FOUND']);
});

test('where If-Match is required, a creation needs none and a change takes * [GRAPHQL-09]', async () => {
  const { workspace, codesOf } = newGraphql();
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  expect(await codesOf(createBook, { input: newBook })).toEqual([]);
  expect(await codesOf(updateBook, { id, changes: { stock: 2 }, ifMatch: '*' })).toEqual([]);
  expect((await workspace.get<Book>(firstBook)).body.stock).toBe(2);
});

test('errors come in the order of their fields in the query [GRAPHQL-04]', async () => {
  const { errors } = await newGraphql().ask(
    `{ c: book(id: "${unknownId}") { title } b: book(id: "7") { title } a: book(id: "8") { title } }`,
  );
  expect(errors?.map(({ path }) => path)).toEqual([['c'], ['b'], ['a']]);
});

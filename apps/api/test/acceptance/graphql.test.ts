import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { countOf, create, etagOf, firstBook, newBook, read } from './test-books.ts';
import { newWorkspace, type Problem } from './test-client.ts';
import { firstId, newGraphql, unknownId } from './test-graphql.ts';

const type = 'application/graphql-response+json';
const createBook = 'mutation($input: BookInput!) { createBook(input: $input) { id } }';
const updateBook =
  'mutation($changes: BookChanges!, $ifMatch: String) { updateBook(id: "00000000-0000-4000-8000-000000000001", changes: $changes, ifMatch: $ifMatch) { stock } }';
const deleteBook = `mutation { deleteBook(id: "${firstId}") }`;

test('returns the fields that the query names, as the REST API has them [GRAPHQL-01]', async () => {
  const { workspace, ask } = newGraphql();
  await workspace.send('PATCH', firstBook, { body: { stock: 7 } });
  const { title, created_at: createdAt } = (await read(workspace)).body;
  expect(await ask(`{ book(id: "${firstId}") { title stock createdAt } }`)).toEqual({
    data: { book: { title, stock: 7, createdAt } },
  });
});

test('mutations change what the REST API shows [GRAPHQL-02]', async () => {
  const { workspace, ask } = newGraphql();
  const { data = {} } = await ask(createBook, { input: newBook });
  const id = (data?.['createBook'] as Book | undefined)?.id;
  expect((await read(workspace, `/books/${id}`)).body).toMatchObject(newBook);
  const before = (await read(workspace)).body;
  await ask(updateBook, { changes: { stock: 8, description: null } });
  const { updated_at: _, ...kept } = before;
  expect((await read(workspace)).body).toMatchObject({ ...kept, stock: 8, description: '' });
  await ask(deleteBook);
  expect((await read(workspace)).status).toBe(404);
});

test('mutations refuse what the REST API refuses [GRAPHQL-03]', async () => {
  const { workspace, ask, codesOf } = newGraphql();
  const { errors = [] } = await ask(createBook, { input: { ...newBook, price: -1, title: '' } });
  expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  expect(errors[0]?.extensions.errors?.map(({ pointer }) => pointer)).toEqual(['/title', '/price']);
  const { isbn } = (await read(workspace)).body;
  expect(await codesOf(createBook, { input: { ...newBook, isbn } })).toEqual(['DUPLICATE_ISBN']);
  expect(await countOf(workspace)).toBe(30);
});

test('a field that fails is null, with its path; the others have data [GRAPHQL-04]', async () => {
  const { post } = newGraphql();
  const query = `{ a: book(id: "${unknownId}") { title } b: book(id: "${firstId}") { id } }`;
  for (const accept of ['application/json', type]) {
    const { status, body } = await post({ query }, { Accept: accept });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { a: null, b: { id: firstId } },
      errors: [{ path: ['a'], extensions: { code: 'NOT_FOUND' } }],
    });
  }
});

test('a change with an old etag is refused [GRAPHQL-09]', async () => {
  const { workspace, codesOf } = newGraphql();
  const ifMatch = await etagOf(workspace);
  expect(await codesOf(updateBook, { changes: { stock: 1 }, ifMatch })).toEqual([]);
  const deleteOld =
    'mutation($id: ID!, $ifMatch: String) { deleteBook(id: $id, ifMatch: $ifMatch) }';
  for (const codes of [
    await codesOf(updateBook, { changes: { stock: 2 }, ifMatch }),
    await codesOf(deleteOld, { id: firstId, ifMatch }),
  ])
    expect(codes).toEqual(['PRECONDITION_FAILED']);
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  expect(await codesOf(updateBook, { changes: { stock: 2 } })).toEqual(['PRECONDITION_REQUIRED']);
  expect(await codesOf(deleteBook)).toEqual(['PRECONDITION_REQUIRED']);
  expect((await read(workspace)).body.stock).toBe(1);
});

const json = 'application/json';

test.each([
  ['*/*', json],
  ['application/*', json],
  [type, type],
  [`${type}, ${json}`, type],
  [`${json};q=0.9, ${type}`, type],
  [`${type};q=0.5, ${json}`, json],
])('Accept: %s gets %s, and Vary says so [GRAPHQL-11]', async (accept, expected) => {
  const { headers } = await newGraphql().post({ query: '{ __typename }' }, { Accept: accept });
  expect(headers.get('Content-Type')).toBe(`${expected}; charset=utf-8`);
  expect(headers.get('Vary')).toMatch(/\bAccept\b/);
});

const at = (query: string) => `/labs/graphql?${new URLSearchParams({ query }).toString()}`;

test('GET executes queries, and no mutations [GRAPHQL-12]', async () => {
  const workspace = newWorkspace();
  const found = await workspace.get(at(`{ book(id: "${firstId}") { id } }`));
  expect(found.body).toEqual({ data: { book: { id: firstId } } });
  const { status, headers, body } = await workspace.get<Problem>(at(deleteBook));
  expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  expect(body.error).toBe('Method not allowed');
  expect((await read(workspace)).status).toBe(200);
});

const setStock = (stock: number) =>
  `updateBook(id: "${firstId}", changes: { stock: ${stock} }) { stock }`;

test('mutations are executed in order [GRAPHQL-18]', async () => {
  const { workspace, ask } = newGraphql();
  const { data } = await ask(`mutation { a: ${setStock(1)} b: ${setStock(-1)} c: ${setStock(2)} }`);
  expect(data).toEqual({ a: { stock: 1 }, b: null, c: { stock: 2 } });
  expect((await read(workspace)).body.stock).toBe(2);
});

test('operationName chooses an operation [GRAPHQL-19]', async () => {
  const { post } = newGraphql();
  const query = 'query A { __typename } query B { books { totalCount } }';
  expect((await post({ query, operationName: 'B' })).body).toEqual({
    data: { books: { totalCount: 30 } },
  });
  const { errors } = (await post({ query })).body;
  expect(errors?.[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
});

test('the books of an author are all of them [GRAPHQL-20]', async () => {
  const { workspace, ask } = newGraphql();
  const { author } = (await read(workspace)).body;
  await create(workspace, { author });
  const search = new URLSearchParams({ author });
  const { body } = await workspace.get<readonly Book[]>(`/books?${search.toString()}`);
  const { data } = await ask(
    `{ book(id: "${firstId}") { booksByAuthor { edges { node { id } } } } }`,
  );
  expect(data).toEqual({
    book: { booksByAuthor: { edges: body.map(({ id }) => ({ node: { id } })) } },
  });
});

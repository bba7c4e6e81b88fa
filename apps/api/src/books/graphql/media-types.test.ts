import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { graphqlType } from '@sparring/contracts/graphql';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../../http/server.ts';
import { testApp } from '../../test-app.ts';

/* The audits of graphql-http hold us to the draft of GraphQL over HTTP. */
const server = createApiServer(await testApp()).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const path = '/w/mine/v1/practice/labs/graphql';
const { port } = server.address() as AddressInfo;

const ask = (body: object, accept?: string) =>
  request(server)
    .post(path)
    .set(accept === undefined ? {} : { Accept: accept })
    .send(body);
const search = (query: string) => `${path}?${new URLSearchParams({ query }).toString()}`;

const notExecuted = [
  ['a text that is not GraphQL', { query: '{' }],
  ['an unknown field', { query: '{ titel }' }],
  ['an invalid variable', { query: 'query($n: Int!) { books(first: $n) { totalCount } }' }],
  ['an unknown operation', { query: '{ __typename }', operationName: 'A' }],
  ['a query over the limits', { query: `{ ${'__typename '.repeat(301)} }` }],
] as const;

test.each(notExecuted)('%s gets 400 by its own media type, 200 by JSON', async (_, body) => {
  const own = await ask(body, graphqlType);
  const json = await ask(body, 'application/json');
  expect([own.status, own.type]).toEqual([400, graphqlType]);
  expect([json.status, json.type]).toEqual([200, 'application/json']);
  expect(own.body).not.toHaveProperty('data');
  expect(own.body.errors).toHaveLength(1);
  expect(json.body).toEqual(own.body);
});

test('a field that fails is no reason for 400', async () => {
  const { status, body } = await ask({ query: '{ book(id: "7") { title } }' }, graphqlType);
  expect([status, body.data]).toEqual([200, { book: null }]);
});

test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  [graphqlType, graphqlType],
  [`${graphqlType}, application/json`, graphqlType],
  [`${graphqlType};q=0.5, application/json`, 'application/json'],
])('Accept: %s gets %s, and Vary says so', async (accept, type) => {
  const reply = await ask({ query: '{ __typename }' }, accept);
  expect(reply.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(reply.headers['vary']).toBe('X-Workspace, Accept');
});

test('GET executes a query, and refuses a mutation', async () => {
  const { id, title } = exampleBook;
  const { body } = await request(server).get(search(`{ book(id: "${id}") { title } }`));
  expect(body).toEqual({ data: { book: { title } } });
  const refused = await request(server).get(search(`mutation { deleteBook(id: "${id}") }`));
  expect([refused.status, refused.headers['allow']]).toEqual([405, 'POST']);
  expect(problem.parse(refused.body).error).toBe('Method not allowed');
  expect((await request(server).get(`/w/mine/v1/practice/books/${id}`)).status).toBe(200);
});

test.each([
  ['no query', {}, '/query'],
  ['a list of queries', [{ query: '{ __typename }' }], ''],
  ['variables that are no object', { query: '{ __typename }', variables: [1] }, '/variables'],
])('a body with %s gets a problem that names it', async (_, body, pointer) => {
  const reply = await ask(body);
  expect(reply.status).toBe(400);
  expect(problem.parse(reply.body).errors).toMatchObject([{ pointer }]);
});

test('variables in the address that are not JSON get a problem', async () => {
  const reply = await request(server).get(`${search('{ __typename }')}&variables=%7B`);
  expect(problem.parse(reply.body).errors).toMatchObject([{ pointer: '/variables' }]);
});

test.each(
  serverAudits({ url: `http://127.0.0.1:${port}${path}` }).map(
    (audit) => [audit.name, audit] as const,
  ),
)('GraphQL over HTTP: %s', async (_, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});

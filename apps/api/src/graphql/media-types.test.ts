import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../http/endpoint/server.ts';
import { testApp } from '../../test/support/app.ts';

/* The audits of graphql-http hold us to the draft of GraphQL over HTTP. */
const server = createApiServer(await testApp()).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const path = '/w/mine/v1/practice/labs/graphql';
const { port } = server.address() as AddressInfo;

const ask = (body: object) => request(server).post(path).send(body);
const search = (query: string) => `${path}?${new URLSearchParams({ query }).toString()}`;

test('without Accept the answer is JSON, and Vary says that Accept decides', async () => {
  const { headers } = await ask({ query: '{ __typename }' });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['vary']).toBe('X-Workspace, Accept');
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

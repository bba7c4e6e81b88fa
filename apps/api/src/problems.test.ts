import request from 'supertest';
import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { problem } from '@sparring/contracts/problem';
import { testApp } from './test-app.ts';

/* What goes wrong in the same way everywhere, tried at every endpoint of the table. */

const app = await testApp();
const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));
const withBody = endpoints.filter(([, { body }]) => body !== undefined);

const call = (endpoint: Endpoint) => {
  const { method, url, headers } = exampleRequest(endpoint, '/v1/practice', 'x');
  const { Authorization: _, ...others } = headers;
  return request(app)[method.toLowerCase() as 'get'](url).set(others);
};

const kindOf = ({ body, text }: request.Response): string =>
  problem
    .parse(Object.keys(body).length > 0 ? body : JSON.parse(text))
    .type.split('/')
    .at(-1)!;

test.each(endpoints)(
  '%s replies 406 when the Accept header rules its answer out',
  async (_, of) => {
    const reply = await call(of)
      .send(of.example.body as object)
      .set('Accept', 'image/png');
    expect(reply.status).toBe(406);
    expect(kindOf(reply)).toBe('not-acceptable');
  },
);

test.each(endpoints)('%s replies 401 to a bad token', async (_, of) => {
  const reply = await call(of).set('Authorization', 'Bearer x');
  expect(reply.status).toBe(401);
  expect(kindOf(reply)).toBe('invalid-token');
});

test.each(endpoints)('%s replies 400 to a bad name of a workspace', async (_, of) => {
  const reply = await call(of).set('X-Workspace', 'A');
  expect(reply.status).toBe(400);
  expect(kindOf(reply)).toBe('invalid-input');
});

test.each(withBody)('%s replies 415 to a body that is not JSON', async (_, of) => {
  const reply = await call(of).type('text/csv').send('a,b');
  expect(reply.status).toBe(415);
  expect(kindOf(reply)).toBe('unsupported-media-type');
});

test.each(withBody)('%s replies 400 to JSON that breaks off', async (_, of) => {
  const reply = await call(of).send('{"a": ');
  expect(reply.status).toBe(400);
  expect(kindOf(reply)).toBe('malformed-json');
});

test.each(withBody)('%s replies 413 to a body over 100 kB', async (_, of) => {
  const reply = await call(of).send(JSON.stringify('x'.repeat(102_400)));
  expect(reply.status).toBe(413);
  expect(kindOf(reply)).toBe('body-too-large');
});

test.each(withBody)('%s replies 400 to an empty body', async (_, of) => {
  const reply = await call(of);
  expect(reply.status).toBe(400);
  expect(kindOf(reply)).toBe('invalid-input');
});

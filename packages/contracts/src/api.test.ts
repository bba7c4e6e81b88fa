import { expect, test } from 'vitest';
import { api } from './api.ts';
import { deskApi } from './desk/desk-api.ts';
import type { Endpoint } from './endpoint.ts';

const groups = [...Object.values(api), ...Object.values(deskApi)];
const endpoints = groups.flatMap((group) => Object.entries<Endpoint>(group));

const jsonReplies = endpoints.flatMap(([id, { replies }]) =>
  Object.entries(replies).flatMap(([status, reply]) =>
    reply.kind === 'json' ? [[`${status} of ${id}`, reply] as const] : [],
  ),
);

test.each(jsonReplies)('the example of the reply %s matches its schema', (_, reply) => {
  expect(reply.body.safeParse(reply.example)).toMatchObject({ success: true });
});

test.each(endpoints)('the example request of %s matches its schemas', (_, endpoint) => {
  const { params, query, body, example } = endpoint;
  expect(params?.safeParse(example.params ?? {}).error).toBeUndefined();
  expect(query?.safeParse(example.query ?? {}).error).toBeUndefined();
  expect(body?.safeParse(example.body).error).toBeUndefined();
});

test('no two endpoints share a method and a path', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('no two endpoints share an id', () => {
  expect(new Set(endpoints.map(([id]) => id)).size).toBe(endpoints.length);
});

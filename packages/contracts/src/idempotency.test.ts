import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { idempotencyKeyHeader, replayedHeader } from './idempotency.ts';

const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));
const posts = endpoints.filter(([, { method }]) => method === 'POST');
const takesKey = ([, { headers = {} }]: (typeof posts)[number]) => idempotencyKeyHeader in headers;

/** The POST requests that take no key, and why. */
const without: Readonly<Record<string, string>> = {
  logIn: 'stores nothing',
  createWorkspace: 'stores nothing',
  introspect: 'stores nothing',
  writeReport: 'stores nothing',
  register: 'stores nothing',
  sendSigned: 'a signature can be used once',
  resetWorkspace: 'forgets the keys, too',
  restoreSnapshot: 'forgets the keys, too',
  revoke: 'a second one changes nothing',
  logInByPassword: 'changes nothing',
  useMail: 'a code or a link can be used once',
  takeHint: 'after the last hint a further one changes nothing',
  getLabTokens: 'answers with a credential, and the API keeps none',
  startSession: 'answers with a credential, and the API keeps none',
  authorize: 'answers with a credential, and the API keeps none',
  exchange: 'answers with a credential, and the API keeps none',
};

test('every POST takes an Idempotency-Key or has a reason not to', () => {
  const others = posts.filter((one) => !takesKey(one)).map(([id]) => id);
  expect(others.toSorted()).toEqual(Object.keys(without).toSorted());
});

test.each(posts.filter(takesKey))(
  'a reply of %s says when it is a repetition',
  (_, { replies }) => {
    const [reply] = Object.values(replies);
    expect(reply?.headers).toHaveProperty(replayedHeader);
  },
);

test('the examples of two endpoints are two keys, so a collection can send all its requests', () => {
  const examples = posts
    .filter(takesKey)
    .map(([, { headers }]) => z.toJSONSchema(headers![idempotencyKeyHeader]!).examples);
  expect(examples.flat()).toEqual([...new Set(examples.flat())]);
  expect(examples.flat()).toHaveLength(examples.length);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exactEndpoints } from '@sparring/rules/places';
import { expect, onTestFinished, test } from 'vitest';
import { otherJson } from './other-json.ts';

/** What is sent at an address instead of this answer. */
const sentAt = async (path: string, answer: object): Promise<unknown> => {
  const listener = otherJson.aroundApi!((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).json();
};

const practice = '/w/ada/v1/practice';

test('an answer has further members', async () => {
  expect(await sentAt(`${practice}/ping`, { status: 'ok' })).toEqual({
    revision: 1,
    status: 'ok',
    labels: [],
  });
});

test.each([
  '/labs/auth/oauth/introspect',
  '/labs/graphql',
  '/labs/graphql?query={books}',
  '/workspace/limit',
])(
  'an answer of which a rule promises everything, or that is sent back, has none: %s',
  async (path) => {
    expect(await sentAt(practice + path, { active: false })).toEqual({ active: false });
  },
);

test('a rule says of its endpoints that their replies are exact', () => {
  expect(exactEndpoints).toEqual([
    'oauthLab.revoke',
    'oauthLab.introspect',
    'graphql.executeGraphql',
    'graphql.queryGraphql',
  ]);
});

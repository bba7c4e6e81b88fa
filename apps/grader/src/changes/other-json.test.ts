import { exactEndpoints } from '@sparring/rules/places';
import { expect, test } from 'vitest';
import { otherJson } from './other-json.ts';

/** What is sent at an address instead of this answer. */
const sentAt = (target: string, answer: object): unknown => {
  const headers = { 'Content-Type': 'application/json' };
  const { body } = otherJson.answer!(
    { status: 200, headers, body: JSON.stringify(answer) },
    { target },
  );
  return JSON.parse(body as string);
};

const practice = '/w/ada/v1/practice';

test('an answer has further members', () => {
  expect(sentAt(`${practice}/ping`, { status: 'ok' })).toEqual({
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
  'an answer of which a rule promises everything, or that is sent back, has none: %s [CORNER-07]',
  (path) => {
    expect(sentAt(practice + path, { active: false })).toEqual({ active: false });
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

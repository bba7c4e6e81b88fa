import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { apiKey } from '@sparring/contracts/credentials/published';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { problem } from '@sparring/contracts/problem';
import { schemeOf } from '@sparring/contracts/security';
import { testApp } from '../test-app.ts';
import { inAda, people, sessionFor, tokensFor } from './test-client.ts';

const app = await testApp();
const guarded = [api.authLab, api.tokenLab, api.sessionLab, api.oauthLab]
  .flatMap((group) => Object.entries<Endpoint>(group))
  .filter(([, endpoint]) => securityOf(endpoint).required);

test.each(guarded)(
  '%s replies 401 without credentials and names its scheme and the realm',
  async (_, endpoint) => {
    const { method, path } = endpoint;
    const reply = await request(app)[method.toLowerCase() as 'get'](inAda + path);
    const [name] = schemeOf(securityOf(endpoint).scheme).challenge.split(' ');
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toMatch(`${name} realm="auth lab"`);
    expect(problem.parse(JSON.parse(reply.text)).status).toBe(401);
  },
);

test.each([
  ['an account with its password', 'reader:amber-Falcon-92', 200],
  ['a password with capitals changed', 'reader:amber-falcon-92', 401],
  ['an unknown account', 'nobody:amber-Falcon-92', 401],
  ['a text without a colon', 'reader', 401],
])('Basic: %s gets %s → %d', async (_, pair, status) => {
  const Authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  const reply = await request(app).get(`${inAda}/labs/auth/basic`).set({ Authorization });
  expect(reply.status).toBe(status);
});

test.each([
  ['header', `${inAda}/labs/auth/key-in-header`, { 'X-API-Key': apiKey }, 200],
  ['header', `${inAda}/labs/auth/key-in-header?api_key=${apiKey}`, {}, 401],
  ['header', `${inAda}/labs/auth/key-in-header`, { 'X-API-Key': `${apiKey}0` }, 401],
  ['query', `${inAda}/labs/auth/key-in-query?api_key=${apiKey}`, {}, 200],
  ['query', `${inAda}/labs/auth/key-in-query`, { 'X-API-Key': apiKey }, 401],
  ['query', `${inAda}/labs/auth/key-in-query?api_key=${apiKey}&api_key=x`, {}, 401],
])('a key in the %s: %s with %o → %d', async (_, url, headers, status) => {
  expect((await request(app).get(url).set(headers)).status).toBe(status);
});

const refusalOf = ({ status, headers, body }: request.Response) => [
  status,
  headers['www-authenticate'],
  body.error,
];

describe('403', () => {
  test.each([
    ['reader', 200, 403, 403],
    ['editor', 200, 200, 403],
    ['admin', 200, 200, 200],
  ] as const)(
    'a token of %s gets %d, %d and %d to read, write and delete',
    async (role, ...statuses) => {
      const { access_token: token } = await tokensFor(app, people[role]);
      const asked = (['get', 'post', 'delete'] as const).map((method) =>
        request(app)[method](`${inAda}/labs/auth/reports`).auth(token, { type: 'bearer' }),
      );
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(statuses);
    },
  );

  test('a 403 for a missing scope has no WWW-Authenticate', async () => {
    const { access_token: token } = await tokensFor(app);
    const reply = await request(app)
      .delete(`${inAda}/labs/auth/reports`)
      .auth(token, { type: 'bearer' });
    expect(refusalOf(reply)).toEqual([403, undefined, 'Insufficient scope']);
  });

  test.each([
    ['no CSRF token', {}],
    ['a wrong CSRF token', { 'X-CSRF-Token': 'x' }],
  ])('a logout with %s is refused and keeps the session', async (_, sent) => {
    const { id } = await sessionFor(app);
    const Cookie = `other=1; lab_session=${id}`;
    const url = `${inAda}/labs/auth/session`;
    const reply = await request(app)
      .delete(url)
      .set({ Cookie, ...sent });
    expect(refusalOf(reply)).toEqual([403, undefined, 'Wrong CSRF token']);
    expect((await request(app).get(url).set({ Cookie })).status).toBe(200);
  });
});

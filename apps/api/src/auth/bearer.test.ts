import { UnsecuredJWT, SignJWT } from 'jose';
import { array, assert, asyncProperty, base64String } from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../../test/support/app.ts';

const app = await testApp();
const start = new Date('2026-03-02T09:00:00Z');
const hour = new Date('2026-03-02T10:00:00Z');

const ping = (authorization: string) =>
  request(app).get('/v1/practice/ping').set('Authorization', authorization);

const signed = (secret: string, issuer = 'sparring', alg = 'HS256') =>
  new SignJWT({ sub: 'learner' })
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .setIssuedAt(start)
    .setExpirationTime(hour)
    .sign(new TextEncoder().encode(secret));

const secret = 'a secret that only the tests know';
const unsigned = new UnsecuredJWT({ sub: 'learner' })
  .setIssuer('sparring')
  .setIssuedAt(start)
  .setExpirationTime(hour)
  .encode();

const bad: [string, string, string][] = [
  [
    'a token signed with another secret',
    await signed(secret.toUpperCase()),
    'signature of the token is not valid',
  ],
  ['a token of another issuer', await signed(secret, 'elsewhere'), 'did not issue the token'],
  ['a token signed in another way', await signed(secret.repeat(2), 'sparring', 'HS512'), 'HS256'],
  ['a token with alg none', unsigned, 'not signed with HS256'],
  ['a token cut short', (await signed(secret)).slice(0, -9), 'signature of the token is not valid'],
  ['a word', 'abc', 'did not issue the token'],
];

test.each(bad)('replies 401 to %s on every endpoint', async (_, token, said) => {
  const { status, headers, body } = await ping(`Bearer ${token}`);
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toMatch(
    /^Bearer realm="sparring", error="invalid_token", error_description="[^"]+"$/,
  );
  expect(problem.parse(body)).toMatchObject({ error: 'Invalid token' });
  expect(body.detail).toContain(said);
});

test.each(['Basic bGVhcm5lcjp4', 'Bearer', 'Bearer a b', 'Token abc', 'bearer="abc"'])(
  'replies 401 to "Authorization: %s"',
  async (authorization) => {
    const { status, body } = await ping(authorization);
    expect(status).toBe(401);
    expect(problem.parse(body).detail).toContain('not a bearer token');
  },
);

test('replies 401 to an invalid token at the root of the site too', async () => {
  const { status } = await request(app).get('/items').set('Authorization', 'Bearer x');
  expect(status).toBe(401);
});

test('replies 401 to every invented token', async () => {
  const part = base64String().map((text) => text.replaceAll('=', ''));
  const token = array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
  await assert(
    asyncProperty(token, async (text) => {
      const { status, body } = await ping(`Bearer ${text}`);
      expect(status).toBe(401);
      expect(problem.safeParse(body).success).toBe(true);
    }),
  );
});

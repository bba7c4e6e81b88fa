import request from 'supertest';
import { expect, test } from 'vitest';
import { accounts, sampleAccount } from '@sparring/contracts/auth';
import { problem } from '@sparring/contracts/problem';
import { testApp, testClock } from '../test-app.ts';

const app = await testApp();
const logIn = (body: unknown) =>
  request(app)
    .post('/v1/practice/auth')
    .send(body as object);

test('replies 200 to the sample account, with a token that is valid for an hour', async () => {
  const { status, body } = await logIn(sampleAccount);
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expires_in: 3600,
  });
});

test('accepts the documented username and the former one', () => {
  expect(accounts).toEqual([
    { username: 'reader', password: 'amber-Falcon-92' },
    { username: 'learner', password: 'amber-Falcon-92' },
  ]);
});

test.each([
  ['another password', { ...sampleAccount, password: 'plum-Kestrel-47' }],
  ['another name', { ...sampleAccount, username: 'admin' }],
  ['empty texts', { username: '', password: '' }],
])('replies 403 to %s', async (_, body) => {
  const reply = await logIn(body);
  expect(reply.status).toBe(403);
  expect(problem.parse(reply.body).error).toBe('Invalid credentials');
  expect(reply.text).not.toContain('plum-Kestrel-47');
});

test.each([
  ['username', { password: 'x' }],
  ['password', { username: 'x' }],
  ['password', { username: 'x', password: 12 }],
  ['username', { username: null, password: 'x' }],
])('replies 400 and points at %s when it is missing or not a string', async (field, body) => {
  const reply = await logIn(body);
  expect(reply.status).toBe(400);
  expect(problem.parse(reply.body).errors).toMatchObject([{ pointer: `/${field}` }]);
});

test.each(accounts)(
  'shows that a token belongs to $username and when it expires',
  async (account) => {
    const { body } = await logIn(account);
    const reply = await request(app)
      .get('/v1/practice/auth/me')
      .auth(body.token, { type: 'bearer' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      username: account.username,
      issued_at: '2026-03-02T09:00:00.000Z',
      expires_at: '2026-03-02T10:00:00.000Z',
    });
  },
);

test('replies 401 to GET /auth/me without a token, with WWW-Authenticate', async () => {
  const { status, headers, body } = await request(app).get('/v1/practice/auth/me');
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer realm="sparring"');
  expect(problem.parse(body).error).toBe('Missing token');
});

test('replies 401 to a token after one hour', async () => {
  const clock = testClock();
  const later = await testApp({ clock });
  const { body } = await request(later).post('/v1/practice/auth').send(sampleAccount);
  const ask = () => request(later).get('/v1/practice/ping').auth(body.token, { type: 'bearer' });
  clock.advance(3_599_000);
  expect((await ask()).status).toBe(200);
  clock.advance(1000);
  const reply = await ask();
  expect(reply.status).toBe(401);
  expect(problem.parse(reply.body).detail).toContain('expired');
});

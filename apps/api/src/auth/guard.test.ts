import request from 'supertest';
import { expect, test } from 'vitest';
import { sampleAccount } from '@sparring/contracts/auth';
import { optionalToken, requiredToken } from '@sparring/contracts/security';
import { createAuthLab } from '../auth-lab/lab.ts';
import { testApp, testStore } from '../../test/support/app.ts';
import { createGuards } from './guard.ts';

const app = await testApp();
const ada = '/w/ada/v1/practice';

test('ignores the credentials of the reference', async () => {
  const reply = await request(app).get('/docs').set('Authorization', 'Basic bGVhcm5lcjp4');
  expect(reply.status).toBe(200);
});

test.each(['Cookie', 'X-Api-Key', 'Proxy-Authorization'])(
  'ignores %s when the endpoint takes a token',
  async (header) => {
    const reply = await request(app).get(`${ada}/ping`).set(header, 'key=abc');
    expect(reply.status).toBe(200);
  },
);

test('refuses invalid credentials before it reads the body', async () => {
  const reply = await request(app)
    .post(`${ada}/books`)
    .set('Authorization', 'Basic bGVhcm5lcjp4')
    .type('text/csv')
    .send('a,b');
  expect(reply.status).toBe(401);
});

test('reads the body of a call with a valid token', async () => {
  const { body } = await request(app).post(`${ada}/auth`).send(sampleAccount);
  const reply = await request(app)
    .patch(`${ada}/workspace`)
    .auth(body.token, { type: 'bearer' })
    .send({ seed: 9 });
  expect(reply.body).toMatchObject({ seed: 9 });
});

const store = await testStore();
const claims = { sub: 'ada', iat: 1, exp: 2 };
const guardOf = createGuards({
  ...createAuthLab('a secret', store.labSecrets).schemes,
  token: {
    sent: ({ headers }) => headers.cookie,
    check: () => Promise.resolve(claims),
    missing: () => new Error('none') as never,
  },
});
const asking = (headers: object) => ({ request: { headers } }) as never;

test('returns undefined when optional credentials are missing', () => {
  expect(guardOf(optionalToken)(asking({ authorization: 'Bearer x' }))).toBeUndefined();
});

test('reads credentials from the header of their scheme', async () => {
  expect(await guardOf(optionalToken)(asking({ cookie: 'x' }))).toBe(claims);
});

test('throws the refusal of the scheme when required credentials are missing', () => {
  expect(() => guardOf(requiredToken)(asking({ authorization: 'Bearer x' }))).toThrow('none');
});

import request from 'supertest';
import { expect, test } from 'vitest';
import { behindProxy, testApp } from '../test-app.ts';
import { inAda, sessionFor } from './test-client.ts';

test('the cookie is HttpOnly, SameSite=Strict and of its path alone; Secure only over HTTPS', async () => {
  const app = await testApp(behindProxy);
  const { id, setCookie } = await sessionFor(app);
  const expected = `lab_session=${id}; Path=${inAda}/labs/auth/session; Max-Age=1800; HttpOnly; SameSite=Strict`;
  expect(setCookie).toBe(expected);
  const { headers } = await request(app)
    .post(`${inAda}/labs/auth/session`)
    .set('X-Forwarded-Proto', 'https')
    .send({ username: 'admin', password: 'violet-Badger-17' });
  expect(String(headers['set-cookie'])).toMatch(/SameSite=Strict; Secure$/);
});

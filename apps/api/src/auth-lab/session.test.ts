import request from 'supertest';
import { expect, test } from 'vitest';
import { sampleAccount } from '@sparring/contracts/auth';
import { behindProxy, testApp } from '../../test/support/app.ts';
import { inAda } from '../../test/support/auth-lab-client.ts';

test('the cookie of a session over HTTPS is Secure, and is kept as long as the session', async () => {
  const { headers } = await request(await testApp(behindProxy))
    .post(`${inAda}/labs/auth/session`)
    .set('X-Forwarded-Proto', 'https')
    .send(sampleAccount);
  expect(String(headers['set-cookie'])).toMatch(
    / Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/,
  );
});

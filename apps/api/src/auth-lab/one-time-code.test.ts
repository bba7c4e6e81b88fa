import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../test-app.ts';
import { codeOf, fromBase32, stepAt } from './one-time-code.ts';
import { currentCode, inAda } from './test-client.ts';

/* The test vectors of RFC 6238, appendix B, which have 8 digits. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890');
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

test('reads base32', () => {
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
});

test.each([
  [-60, 401],
  [-30, 200],
  [0, 200],
  [30, 200],
  [60, 401],
])('a code of %d seconds from now gets %d', async (difference, status) => {
  const clock = testClock();
  const app = await testApp({ clock });
  const code = currentCode(clock.now().getTime() + difference * 1000);
  const reply = await request(app).get(`${inAda}/labs/auth/totp`).set('X-TOTP', code);
  expect(reply.status).toBe(status);
});

test.each(['', '12345', '1234567', 'abcdef', '-00001'])('refuses the code "%s"', async (code) => {
  const reply = await request(await testApp())
    .get(`${inAda}/labs/auth/totp`)
    .set('X-TOTP', code);
  expect(reply.status).toBe(401);
});

import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { digestAnswer, inAda, nonceFrom } from '../../test/support/auth-lab-client.ts';

const app = await testApp();
const uri = `${inAda}/labs/auth/digest`;

const send = (answered: string) => request(app).get(uri).set('Authorization', `Digest ${answered}`);

test('refuses a nonce of another workspace', async () => {
  const nonce = await nonceFrom(app, '/w/bob/v1/practice');
  expect((await send(digestAnswer({ nonce, uri }))).headers['www-authenticate']).toMatch('stale');
});

test.each([
  ['another uri', (all: string) => all.replace('/digest"', '/basic"'), 'target'],
  ['another qop', (all: string) => all.replace('qop=auth', 'qop=auth-int'), 'qop'],
  ['another realm', (all: string) => all.replace('auth lab', 'shop'), 'realm'],
  ['an nc that is no number', (all: string) => all.replace('00000001', '0000000x'), 'nc'],
  ['an unknown algorithm', (all: string) => all.replace('SHA-256', 'SHA-1'), 'algorithm'],
  ['no cnonce', (all: string) => all.replace('cnonce="abc"', 'x=1'), 'cnonce'],
  ['a parameter twice', (all: string) => `${all}, nc=00000009`, 'valid Digest'],
  ['no parameters', () => '', 'valid Digest'],
  ['a property name of Object.prototype', () => '__proto__="x", constructor="y"', 'has no'],
])('says what is wrong with %s', async (_, change, said) => {
  const reply = await send(change(digestAnswer({ nonce: await nonceFrom(app), uri })));
  expect(reply.status).toBe(401);
  expect(reply.body.detail).toContain(said);
});

test('ignores a Basic header with the right password', async () => {
  const reply = await request(app).get(uri).auth('reader', 'amber-Falcon-92');
  expect(reply.status).toBe(401);
});

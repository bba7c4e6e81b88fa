import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../test-app.ts';
import { digestAnswer, inAda, nonceFrom } from './test-client.ts';

const clock = testClock();
const app = await testApp({ clock });
const uri = `${inAda}/labs/auth/digest`;

const send = (answered: string, url = uri) =>
  request(app).get(url).set('Authorization', `Digest ${answered}`);

test('offers SHA-256 before MD5, each in a header of its own', async () => {
  const { headers } = await request(app).get(uri);
  expect(headers['www-authenticate']).toMatch(
    /^Digest realm="auth lab", qop="auth", algorithm=SHA-256, nonce="[^"]+", Digest realm="auth lab", qop="auth", algorithm=MD5, nonce="[^"]+"$/,
  );
});

test.each(['SHA-256', 'MD5'] as const)('accepts an answer with %s', async (algorithm) => {
  const reply = await send(digestAnswer({ nonce: await nonceFrom(app), uri, algorithm }));
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ username: 'reader', scheme: 'Digest' });
});

test('replies 401 with stale=true to a correct response after 300 seconds', async () => {
  const nonce = await nonceFrom(app);
  clock.advance(299_999);
  expect((await send(digestAnswer({ nonce, uri }))).status).toBe(200);
  clock.advance(1);
  const { status, headers } = await send(digestAnswer({ nonce, uri, nc: '00000002' }));
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toMatch('stale=true');
  expect(headers['www-authenticate']).not.toMatch(nonce);
});

test('replies 401 without stale to a wrong response after 300 seconds', async () => {
  const nonce = await nonceFrom(app);
  clock.advance(300_000);
  const { headers } = await send(digestAnswer({ nonce, uri, password: 'x' }));
  expect(headers['www-authenticate']).not.toMatch('stale');
});

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

import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp, testClock, testStore } from '../../support/app.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import {
  currentCode,
  digestAnswer,
  inAda,
  nonceFrom,
  sessionFor,
  signedHeaders,
  tokensFor,
} from '../../support/auth-lab-client.ts';
import { oauthClient } from '../../support/oauth.ts';

const newDatabase = useDatabases();
const body = '{"message":"Hello"}';

const me = (app: Express, token: string) =>
  request(app).get(`${inAda}/labs/auth/tokens/me`).auth(token, { type: 'bearer' });
const renew = (app: Express, refresh_token: string) =>
  request(app).post(`${inAda}/labs/auth/tokens`).send({ refresh_token });

describe.each(engines)('the auth lab on %s', (engine) => {
  /** Two APIs of one database; SQLite has one. */
  const open = async () => {
    const database = await newDatabase(engine);
    const clock = testClock();
    const openApp = async () => {
      const store = await testStore({ database, clock });
      onTestFinished(() => store.close());
      return testApp({ store, clock });
    };
    const app = await openApp();
    return { app, other: engine === 'SQLite' ? app : await openApp() };
  };

  test('a refresh token that was used at one API is used up at the other, and ends its login alone', async () => {
    const { app, other } = await open();
    const [first, bystander] = [await tokensFor(app), await tokensFor(app)];
    const second = (await renew(app, first.refresh_token)).body;
    expect((await me(other, second.access_token)).status).toBe(200);
    expect((await renew(other, first.refresh_token)).body.error).toBe('Refresh token reused');
    expect((await me(app, second.access_token)).status).toBe(401);
    expect((await renew(app, second.refresh_token)).body.error).toBe('Refresh token refused');
    expect((await me(app, bystander.access_token)).status).toBe(200);
  });

  test('of ten clients at two APIs with one refresh token at once, one gets a pair', async () => {
    const { app, other } = await open();
    const { refresh_token: token } = await tokensFor(app);
    const all = Array.from({ length: 10 }, (_, at) => renew(at % 2 ? app : other, token));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a logout at one API ends both tokens at the other', async () => {
    const { app, other } = await open();
    const { access_token: token, refresh_token: refresh } = await tokensFor(app);
    await request(app).delete(`${inAda}/labs/auth/tokens`).auth(token, { type: 'bearer' });
    expect((await me(other, token)).status).toBe(401);
    expect((await renew(other, refresh)).status).toBe(403);
  });

  test('a code that was used at one API is refused by the other, and ends its tokens at both', async () => {
    const { app, other } = await open();
    const [client, there] = [oauthClient(app), oauthClient(other)];
    const { code } = await client.comeBack();
    const { body: tokens } = await client.exchange(code);
    expect((await there.me(tokens.access_token)).status).toBe(200);
    const again = await there.exchange(code);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await client.me(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('of ten clients at two APIs with one code at once, one gets tokens', async () => {
    const { app, other } = await open();
    const { code } = await oauthClient(app).comeBack();
    const all = Array.from({ length: 10 }, (_, at) =>
      oauthClient(at % 2 ? app : other).exchange(code),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a one-time code that passed at one API is refused by the other', async () => {
    const { app, other } = await open();
    const send = (to: typeof app) =>
      request(to).get(`${inAda}/labs/auth/totp`).set('X-TOTP', currentCode());
    expect((await send(app)).status).toBe(200);
    const again = await send(other);
    expect(again.status).toBe(401);
    expect(again.body.detail).toContain('used before');
  });

  test('the count of a nonce rises for two APIs together', async () => {
    const { app, other } = await open();
    const uri = `${inAda}/labs/auth/digest`;
    const nonce = await nonceFrom(app);
    const send = (to: typeof app, nc: string) =>
      request(to)
        .get(uri)
        .set('Authorization', `Digest ${digestAnswer({ nonce, uri, nc })}`);
    expect((await send(app, '00000001')).status).toBe(200);
    const replayed = await send(other, '00000001');
    expect(replayed.status).toBe(401);
    expect(replayed.headers['www-authenticate']).not.toMatch('stale');
    expect((await send(other, '0000000a')).status).toBe(200);
    expect((await send(app, '00000009')).status).toBe(401);
  });

  test('a signature that passed at one API is refused by the other', async () => {
    const { app, other } = await open();
    const path = `${inAda}/labs/auth/signed`;
    const headers = signedHeaders({ path, body });
    const send = (to: typeof app) => request(to).post(path).set(headers).type('json').send(body);
    expect((await send(app)).status).toBe(200);
    expect((await send(other)).body.detail).toContain('Step 6');
  });

  test('a logout at one API ends the session at the other', async () => {
    const { app, other } = await open();
    const { id, csrf } = await sessionFor(app);
    const path = `${inAda}/labs/auth/session`;
    const session = () => request(other).get(path).set('Cookie', `lab_session=${id}`);
    expect((await session()).body.csrf_token).toBe(csrf);
    const left = request(app).delete(path).set('Cookie', `lab_session=${id}`);
    expect((await left.set('X-CSRF-Token', csrf)).status).toBe(200);
    expect((await session()).status).toBe(401);
  });

  test('a reset and a delete at one API end the tokens of their workspace alone at the other', async () => {
    const { app, other } = await open();
    for (const ending of ['/workspace/reset', '/workspace'] as const) {
      const { access_token: token } = await tokensFor(app);
      const bob = '/w/bob/v1/practice';
      const { access_token: of } = await tokensFor(app, undefined, bob);
      const call = request(other);
      await (ending === '/workspace' ? call.delete(inAda + ending) : call.post(inAda + ending));
      expect((await me(app, token)).status).toBe(401);
      const there = request(app).get(`${bob}/labs/auth/tokens/me`);
      expect((await there.auth(of, { type: 'bearer' })).status).toBe(200);
    }
  });

  test('a write of the lab leaves the ETag of the books as it is', async () => {
    const { app } = await open();
    await request(app).post(`${inAda}/workspace/reset`);
    await tokensFor(app);
    const before = await request(app).get(`${inAda}/books`);
    await tokensFor(app);
    const after = await request(app).get(`${inAda}/books`);
    expect(after.headers['etag']).toBe(before.headers['etag']);
  });
});

import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp, testClock, testStore } from '../../../src/test-app.ts';
import { engines, useDatabases } from '../../../src/database/test-engines.ts';
import {
  currentCode,
  digestAnswer,
  inAda,
  nonceFrom,
  sessionFor,
  signedHeaders,
  tokensFor,
} from '../../../src/auth-lab/test-client.ts';
import { oauthClient } from '../../../src/auth-lab/test-oauth.ts';

const newDatabase = useDatabases();
const body = '{"message":"Hello"}';

describe.each(engines)('the auth lab on %s', (engine) => {
  /** Two APIs of one database; SQLite has one. */
  const open = async () => {
    const database = await newDatabase(engine);
    const clock = testClock();
    const opened = async () => {
      const store = await testStore({ database, clock });
      onTestFinished(() => store.close());
      return { store, app: await testApp({ store, clock }) };
    };
    const first = await opened();
    const { app: other } = engine === 'SQLite' ? first : await opened();
    return { ...first, clock, other };
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  const me = ({ other }: Pick<Opened, 'other'>, token: string) =>
    request(other).get(`${inAda}/labs/auth/tokens/me`).auth(token, { type: 'bearer' });
  const renew = ({ other }: Pick<Opened, 'other'>, refresh_token: string) =>
    request(other).post(`${inAda}/labs/auth/tokens`).send({ refresh_token });

  test('an access token is valid for 300 seconds [AUTHLAB-13]', async () => {
    const lab = await open();
    const { access_token: token } = await tokensFor(lab.app);
    lab.clock.advance(299_000);
    expect((await me(lab, token)).status).toBe(200);
    lab.clock.advance(1000);
    const reply = await me(lab, token);
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toMatch('error="invalid_token"');
  });

  test('a refresh token gets a new pair once; a second use ends this login and no other [AUTHLAB-14, AUTHLAB-15]', async () => {
    const lab = await open();
    const [first, bystander] = [await tokensFor(lab.app), await tokensFor(lab.app)];
    const second = (await renew(lab, first.refresh_token)).body;
    expect((await me(lab, second.access_token)).status).toBe(200);
    const reused = await renew(lab, first.refresh_token);
    expect([reused.status, reused.body.error]).toEqual([403, 'Refresh token reused']);
    expect((await me(lab, second.access_token)).status).toBe(401);
    expect((await renew(lab, second.refresh_token)).body.error).toBe('Refresh token refused');
    expect((await me(lab, bystander.access_token)).status).toBe(200);
  });

  test('of ten clients with one refresh token at once, one gets a pair [AUTHLAB-14]', async () => {
    const { app, other } = await open();
    const { refresh_token: token } = await tokensFor(app);
    const all = Array.from({ length: 10 }, (_, at) =>
      renew({ other: at % 2 ? app : other }, token),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a logout ends both tokens [AUTHLAB-16]', async () => {
    const lab = await open();
    const { access_token: token, refresh_token: refresh } = await tokensFor(lab.app);
    await request(lab.app).delete(`${inAda}/labs/auth/tokens`).auth(token, { type: 'bearer' });
    expect((await me(lab, token)).status).toBe(401);
    expect((await renew(lab, refresh)).status).toBe(403);
  });

  test('a code that is used twice is refused and ends the tokens of its first use [OAUTH-03]', async () => {
    const lab = await open();
    const [client, there] = [oauthClient(lab.app), oauthClient(lab.other)];
    const { code } = await client.comeBack();
    const { body: tokens } = await client.exchange(code);
    expect((await there.me(tokens.access_token)).status).toBe(200);
    const again = await there.exchange(code);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await client.me(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('of ten clients with one code at once, one gets tokens [OAUTH-03]', async () => {
    const lab = await open();
    const { code } = await oauthClient(lab.app).comeBack();
    const all = Array.from({ length: 10 }, (_, at) =>
      oauthClient(at % 2 ? lab.app : lab.other).exchange(code),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a one-time code passes once [AUTHLAB-12]', async () => {
    const { app, other } = await open();
    const send = (to: typeof app) =>
      request(to).get(`${inAda}/labs/auth/totp`).set('X-TOTP', currentCode());
    expect((await send(app)).status).toBe(200);
    const again = await send(other);
    expect(again.status).toBe(401);
    expect(again.body.detail).toContain('used before');
  });

  test('an nc that is not higher than the last one is a replay, without stale [AUTHLAB-06]', async () => {
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

  test('a signature is accepted once [AUTHLAB-10]', async () => {
    const { app, other } = await open();
    const path = `${inAda}/labs/auth/signed`;
    const headers = signedHeaders({ path, body });
    const send = (to: typeof app) => request(to).post(path).set(headers).type('json').send(body);
    expect((await send(app)).status).toBe(200);
    expect((await send(other)).body.detail).toContain('Step 6');
  });

  test('a session ends after 1800 seconds, and at the logout [AUTHLAB-20]', async () => {
    const { app, other, clock } = await open();
    const [one, two] = [await sessionFor(app), await sessionFor(app)];
    const path = `${inAda}/labs/auth/session`;
    const sessionOf = (id: string) => request(other).get(path).set('Cookie', `lab_session=${id}`);
    clock.advance(1_799_999);
    expect((await sessionOf(one.id)).body.csrf_token).toBe(one.csrf);
    const left = request(app).delete(path).set('Cookie', `lab_session=${two.id}`);
    expect((await left.set('X-CSRF-Token', two.csrf)).status).toBe(200);
    expect((await sessionOf(two.id)).status).toBe(401);
    clock.advance(1);
    expect((await sessionOf(one.id)).status).toBe(401);
  });

  test('a reset and a delete end every token and session of their workspace alone [AUTHLAB-21]', async () => {
    const lab = await open();
    for (const ending of ['/workspace/reset', '/workspace'] as const) {
      const { access_token: token } = await tokensFor(lab.app);
      const bob = '/w/bob/v1/practice';
      const { access_token: of } = await tokensFor(lab.app, undefined, bob);
      const call = request(lab.other);
      await (ending === '/workspace' ? call.delete(inAda + ending) : call.post(inAda + ending));
      expect((await me(lab, token)).status).toBe(401);
      const there = request(lab.app).get(`${bob}/labs/auth/tokens/me`);
      expect((await there.auth(of, { type: 'bearer' })).status).toBe(200);
    }
  });

  test('a token and a session of one workspace are refused in another [AUTHLAB-21]', async () => {
    const { app } = await open();
    const { access_token: token, refresh_token: refresh } = await tokensFor(app);
    const { id } = await sessionFor(app);
    const bob = '/w/bob/v1/practice/labs/auth';
    const replies = await Promise.all([
      request(app).get(`${bob}/tokens/me`).auth(token, { type: 'bearer' }),
      request(app).post(`${bob}/tokens`).send({ refresh_token: refresh }),
      request(app).get(`${bob}/session`).set('Cookie', `lab_session=${id}`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 401]);
  });

  test('tokens expire by the clock of the workspace [AUTHLAB-22]', async () => {
    const lab = await open();
    const { access_token: token } = await tokensFor(lab.app);
    await lab.store.conditions.change(
      'ada',
      () => 0,
      () => ({ clock: { ahead: 3_600_000 } }),
    );
    expect((await me(lab, token)).status).toBe(401);
    expect((await me(lab, (await tokensFor(lab.app)).access_token)).status).toBe(200);
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

import { describe, expect, test } from 'vitest';
import { testApp, testClock } from '../test-app.ts';
import { callback, issuer, oauthClient } from './test-oauth.ts';

const clock = testClock();
const app = await testApp({ clock });
const client = oauthClient(app);

describe('a code', () => {
  test('gets tokens with the scopes of the account, and iss and state come along', async () => {
    const { code, state, iss } = await client.comeBack({ scope: 'write admin' });
    expect({ state, iss }).toEqual({ state: 'a b&c', iss: issuer });
    const { status, body, headers } = await client.exchange(code);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300, scope: 'write' });
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: undefined }],
    ['another address', { redirect_uri: `${callback}/` }],
    ['no address', { redirect_uri: undefined }],
    ['another client', { client_id: 'lab-app', client_secret: undefined }],
  ])('is refused with %s, and still works with the right one', async (_, changes) => {
    const { code } = await client.comeBack();
    const { status, body } = await client.exchange(code, changes);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect((await client.exchange(code)).status).toBe(200);
  });

  test('is valid for 60 seconds', async () => {
    const [first, second] = [await client.comeBack(), await client.comeBack()];
    clock.advance(59_999);
    expect((await client.exchange(first.code)).status).toBe(200);
    clock.advance(1);
    expect((await client.exchange(second.code)).body.error).toBe('invalid_grant');
  });

  test('works for the public client without a secret', async () => {
    const asApp = { client_id: 'lab-app', redirect_uri: 'http://127.0.0.1:8765/callback' };
    const { code } = await client.comeBack(asApp);
    const reply = await client.exchange(code, { ...asApp, client_secret: undefined });
    expect(reply.status).toBe(200);
  });
});

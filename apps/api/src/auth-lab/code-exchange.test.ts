import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { issuer, oauthClient } from '../../test/support/oauth.ts';

const client = oauthClient(await testApp());

describe('a code', () => {
  test('gets tokens with the scopes of the account, and iss and state come along', async () => {
    const { code, state, iss } = await client.comeBack({ scope: 'write admin' });
    expect({ state, iss }).toEqual({ state: 'a b&c', iss: issuer });
    const { status, body, headers } = await client.exchange(code);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300, scope: 'write' });
  });

  test('works for the public client without a secret', async () => {
    const asApp = { client_id: 'lab-app', redirect_uri: 'http://127.0.0.1:8765/callback' };
    const { code } = await client.comeBack(asApp);
    const reply = await client.exchange(code, { ...asApp, client_secret: undefined });
    expect(reply.status).toBe(200);
  });
});

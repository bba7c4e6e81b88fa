import { describe, expect, test } from 'vitest';
import { behindProxy, testApp } from '../test-app.ts';
import { inAda } from './test-client.ts';
import { callback, issuer, oauthClient } from './test-oauth.ts';

const app = await testApp();
const client = oauthClient(app);

test('the discovery document has the addresses of the request', async () => {
  const { body } = await client.get('/.well-known/oauth-authorization-server');
  expect(body).toMatchObject({
    issuer,
    token_endpoint: `${issuer}/token`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('takes the address that a trusted reverse proxy forwards, and says so to caches', async () => {
  const { body, headers } = await oauthClient(await testApp(behindProxy))
    .get('/.well-known/oauth-authorization-server')
    .set({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'class.test' });
  expect(body.issuer).toBe(`https://class.test${inAda}/labs/auth/oauth`);
  expect(headers['vary']).toBe('X-Workspace, X-Forwarded-Host, X-Forwarded-Proto');
});

describe('the page', () => {
  test('is HTML with a form and no script', async () => {
    const { status, type, text, headers } = await client.ask();
    expect([status, type]).toEqual([200, 'text/html']);
    expect(text).toContain(`action="${inAda}/labs/auth/oauth/authorize"`);
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' http://sparring.test;",
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('escapes what it was given', async () => {
    const { text } = await client.ask({ state: '"><b>' });
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  test.each([
    ['an unknown client', { client_id: 'x' }],
    ['no client', { client_id: undefined }],
    ['a longer address', { redirect_uri: `${callback}/x` }],
    ['an address with a query', { redirect_uri: `${callback}?a=1` }],
    ['another origin', { redirect_uri: 'https://evil.test/' }],
    [
      'a client with several addresses and none named',
      { client_id: 'lab-app', redirect_uri: undefined },
    ],
    ['a client without addresses', { client_id: 'lab-service', redirect_uri: undefined }],
  ])('shows an error and never redirects: %s', async (_, changes) => {
    for (const reply of [await client.ask(changes), await client.decide(changes)]) {
      expect(reply.status).toBe(400);
      expect(reply.headers).not.toHaveProperty('location');
      expect(JSON.parse(reply.text).error).toBe('Redirect refused');
    }
  });

  test.each([
    ['no response_type', { response_type: undefined }, 'invalid_request'],
    ['the token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['an unknown scope', { scope: 'read root' }, 'invalid_scope'],
  ])('goes back with the error and the state: %s', async (_, changes, error) => {
    const { status, headers } = await client.ask(changes);
    const url = new URL(String(headers['location']));
    expect(status).toBe(303);
    expect(url.origin + url.pathname).toBe(callback);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error,
      state: 'a b&c',
      iss: issuer,
    });
  });

  test('goes back with access_denied when the owner says no', async () => {
    const back = await client.comeBack({ decision: 'deny', password: undefined });
    expect(back).toMatchObject({ error: 'access_denied', state: 'a b&c' });
  });

  test('shows the form again, without the password, when it is wrong', async () => {
    const { status, text } = await client.decide({ password: 'wrong-1' });
    expect(status).toBe(403);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="editor"');
    expect(text).not.toContain('wrong-1');
  });
});

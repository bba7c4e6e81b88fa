import { expect, test } from 'vitest';
import { samplePkce } from '@sparring/contracts/credentials/published';
import { newWorkspace, send } from './test-client.ts';
import { advance, frozen, statusOf } from './test-conditions.ts';
import { oauthClient } from './test-lab.ts';

const newClient = () => oauthClient(newWorkspace());

test('the page asks for permission without a script [OAUTH-01]', async () => {
  const { status, headers, text } = await newClient().ask();
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<form');
  expect(text).not.toContain('<script');
});

test.each([
  ['an unknown client', { client_id: 'x' }],
  ['no client', { client_id: undefined }],
  ['another origin', { redirect_uri: 'https://evil.example/' }],
  ['another path', { redirect_uri: 'http://127.0.0.1:8765/callbacks', client_id: 'lab-app' }],
])('never redirects for %s [OAUTH-01]', async (_, changes) => {
  const client = newClient();
  for (const reply of [await client.ask(changes), await client.decide(changes)])
    expect([reply.status, reply.headers.get('Location')]).toEqual([400, null]);
});

test.each(['/more', '?more=1', '.evil.example'])(
  'never redirects to the registered address with %s behind it [OAUTH-01]',
  async (end) => {
    const client = newClient();
    const { status, headers } = await client.ask({ redirect_uri: client.callback + end });
    expect([status, headers.get('Location')]).toEqual([400, null]);
  },
);

test.each([
  ['invalid_request', { response_type: undefined }],
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_scope', { scope: 'read root' }],
])('goes back with %s, the state and iss [OAUTH-02]', async (error, changes) => {
  const client = newClient();
  const { status, headers } = await client.ask(changes);
  const url = new URL(headers.get('Location') ?? '');
  expect([status, url.origin + url.pathname]).toEqual([303, client.callback]);
  const expected = { error, state: 'a b&c', iss: client.issuer };
  expect(Object.fromEntries(url.searchParams)).toMatchObject(expected);
});

test('goes back with access_denied when the owner says no [OAUTH-02]', async () => {
  const expected = { error: 'access_denied', state: 'a b&c' };
  expect(await newClient().comeBack({ decision: 'deny' })).toMatchObject(expected);
});

test('a code works once, and its second use ends the tokens of the first [OAUTH-03]', async () => {
  const client = newClient();
  const { code, state } = await client.comeBack();
  expect(state).toBe('a b&c');
  const { status, body } = await client.exchange(code);
  expect([status, body.scope]).toEqual([200, 'read write']);
  expect((await client.me(body.access_token)).status).toBe(200);
  const again = await client.exchange(code);
  expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
  expect((await client.me(body.access_token)).status).toBe(401);
  expect((await client.renew(body.refresh_token)).body.error).toBe('invalid_grant');
});

test('a code is valid for 60 seconds [OAUTH-03]', async () => {
  const workspace = await frozen();
  const client = oauthClient(workspace);
  const [one, other] = [await client.comeBack(), await client.comeBack()];
  await advance(workspace, 'PT59S');
  expect((await client.exchange(one['code'])).status).toBe(200);
  await advance(workspace, 'PT1S');
  expect((await client.exchange(other['code'])).body.error).toBe('invalid_grant');
});

test.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['the challenge as verifier', { code_verifier: samplePkce.challenge }],
  ['no verifier', { code_verifier: undefined }],
  ['another redirect_uri', { redirect_uri: 'http://127.0.0.1:8765/callback' }],
  ['another client', { client_id: 'lab-app', client_secret: undefined }],
])('a code is not exchanged with %s [OAUTH-04]', async (_, changes) => {
  const client = newClient();
  const { code } = await client.comeBack();
  const { status, body } = await client.exchange(code, changes);
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
  expect((await client.exchange(code)).status).toBe(200);
});

const service = { client_id: 'lab-service', client_secret: 'silver-Anchor-86' };

test.each([
  ['invalid_request', 400, service],
  ['unsupported_grant_type', 400, { ...service, grant_type: 'password' }],
  ['unauthorized_client', 400, { ...service, grant_type: 'authorization_code', code: 'x' }],
  ['invalid_scope', 400, { ...service, grant_type: 'client_credentials', scope: 'x' }],
  ['invalid_client', 401, { client_id: 'x', grant_type: 'client_credentials' }],
  ['invalid_client', 401, { ...service, client_secret: 'x', grant_type: 'client_credentials' }],
])('the token endpoint says %s with %d to %j [OAUTH-05]', async (error, status, sent) => {
  const reply = await newClient().post('token', sent);
  expect([reply.status, reply.body.error]).toEqual([status, error]);
  expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(reply.body.error_description).toMatch(/./);
  expect(reply.headers.has('WWW-Authenticate')).toBe(status === 401);
});

test.each([
  [undefined, 'read write'],
  ['read', 'read'],
  ['admin read', 'read'],
])('a service that asks for %s gets %s and no refresh token [OAUTH-06]', async (scope, granted) => {
  const client = newClient();
  const { body } = await client.serve({ scope });
  expect(body.scope).toBe(granted);
  expect(body).not.toHaveProperty('refresh_token');
  expect((await client.me(body.access_token)).body).toMatchObject({ scope: granted });
});

test.each(['access_token', 'refresh_token'] as const)(
  'revoking the %s ends both tokens [OAUTH-07]',
  async (which) => {
    const client = newClient();
    const pair = await client.tokens();
    const active = async () => [
      await client.introspect(pair.access_token),
      await client.introspect(pair.refresh_token),
    ];
    expect((await active()).map((one) => one.active)).toEqual([true, true]);
    await client.revoke(pair[which]);
    for (const said of await active()) {
      expect(said.active).toBe(false);
      expect(said).not.toHaveProperty('sub');
    }
    expect((await client.me(pair.access_token)).status).toBe(401);
    expect((await client.renew(pair.refresh_token)).status).toBe(400);
  },
);

test('a client cannot revoke the token of another [OAUTH-07]', async () => {
  const client = newClient();
  const { access_token: token } = await client.tokens();
  await client.revoke(token, { client_id: 'lab-app' });
  expect((await client.introspect(token)).active).toBe(true);
});

test('the discovery document has the addresses of its own workspace [OAUTH-08]', async () => {
  const { root, issuer } = newClient();
  const { body } = await send('GET', `${root}/.well-known/oauth-authorization-server`);
  expect(body).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
  });
});

test('the address to come back to shows what the provider has sent [OAUTH-09]', async () => {
  const client = newClient();
  const { headers } = await client.decide();
  const { search, searchParams } = new URL(headers.get('Location') ?? '');
  const { status, body } = await send('GET', `${client.root}/callback${search}`);
  expect([status, body]).toMatchObject([200, Object.fromEntries(searchParams)]);
});

test('a token proves its owner and its scopes [OAUTH-10]', async () => {
  const workspace = newWorkspace();
  const client = oauthClient(workspace);
  const { access_token: token } = await client.tokens();
  const { status, body } = await client.me(token);
  expect([status, body.subject, body.scope]).toEqual([200, 'editor', 'read write']);
  expect(await statusOf(workspace, '/labs/auth/oauth/me')).toBe(401);
});

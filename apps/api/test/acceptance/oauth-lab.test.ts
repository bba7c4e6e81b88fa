import { expect, test } from 'vitest';
import { samplePkce } from '@sparring/contracts/credentials/published';
import { newWorkspace, send } from './test-client.ts';
import { advance, frozen } from './test-conditions.ts';
import { oauthClient } from './test-lab.ts';

const newClient = () => oauthClient(newWorkspace());

test('the page asks for permission without a script [OAUTH-01]', async () => {
  const { root, ask } = newClient();
  const { status, headers, text } = await ask();
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<form');
  expect(text).toContain(`action="${root}/authorize"`);
  expect(text).not.toContain('<script');
});

type Changes = Readonly<Record<string, string | undefined>>;

/** What the page and its form reply. */
const repliesOf = async (client: ReturnType<typeof newClient>, changes: Changes) =>
  [await client.ask(changes), await client.decide(changes)].map(({ status, headers, body }) => [
    status,
    body.error,
    headers.get('Location'),
  ]);
const refusal = [400, 'Redirect refused', null];

test.each<[string, Changes]>([
  ['an unknown client', { client_id: 'x' }],
  ['no client', { client_id: undefined }],
  ['another origin', { redirect_uri: 'https://evil.example/' }],
  ['another path', { redirect_uri: 'http://127.0.0.1:8765/callbacks', client_id: 'lab-app' }],
  ['none of several addresses', { redirect_uri: undefined, client_id: 'lab-app' }],
  ['a client without addresses', { redirect_uri: undefined, client_id: 'lab-service' }],
])('never redirects for %s [OAUTH-01]', async (_, changes) => {
  expect(await repliesOf(newClient(), changes)).toEqual([refusal, refusal]);
});

test.each(['/more', '?more=1', '.evil.example'])(
  'never redirects to the registered address with %s behind it [OAUTH-01]',
  async (end) => {
    const client = newClient();
    const changes = { redirect_uri: client.callback + end };
    expect(await repliesOf(client, changes)).toEqual([refusal, refusal]);
  },
);

test.each([
  ['invalid_request', { response_type: undefined }],
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge: 'abc' }],
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
  expect(await newClient().comeBack({ decision: 'deny', password: undefined })).toMatchObject(
    expected,
  );
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
  ['no redirect_uri', { redirect_uri: undefined }],
  ['another client', { client_id: 'lab-app', client_secret: undefined }],
])('a code is not exchanged with %s [OAUTH-04]', async (_, changes) => {
  const client = newClient();
  const { code } = await client.comeBack();
  const { status, body } = await client.exchange(code, changes);
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
  expect((await client.exchange(code)).status).toBe(200);
});

test('a code is not exchanged with a longer redirect_uri [OAUTH-04]', async () => {
  const client = newClient();
  const { code } = await client.comeBack();
  const { body } = await client.exchange(code, { redirect_uri: `${client.callback}/` });
  expect(body.error).toBe('invalid_grant');
});

test('the discovery document has the addresses of its own workspace [OAUTH-08]', async () => {
  const { root, issuer } = newClient();
  const { body } = await send('GET', `${root}/.well-known/oauth-authorization-server`);
  expect(body).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('the address to come back to shows what the provider has sent [OAUTH-09]', async () => {
  const client = newClient();
  const { headers } = await client.decide();
  const { search, searchParams } = new URL(headers.get('Location') ?? '');
  const { status, body } = await send('GET', `${client.root}/callback${search}`);
  expect([status, body]).toMatchObject([200, Object.fromEntries(searchParams)]);
});

import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { newWorkspace, send, type Problem } from './test-client.ts';
import { statusOf } from './test-conditions.ts';
import { basic, oauthClient } from './test-lab.ts';

const newClient = () => oauthClient(newWorkspace());

const service = { client_id: 'lab-service', client_secret: 'silver-Anchor-86' };

const app = { client_id: 'lab-app' };
const itself = { ...service, grant_type: 'client_credentials' };

test.each([
  ['invalid_request', 400, service],
  ['invalid_request', 400, { ...app, grant_type: 'authorization_code' }],
  ['unsupported_grant_type', 400, { ...service, grant_type: 'password' }],
  ['unsupported_grant_type', 400, { ...service, grant_type: 'constructor' }],
  ['unauthorized_client', 400, { ...service, grant_type: 'authorization_code' }],
  ['invalid_scope', 400, { ...itself, scope: 'x' }],
  ['invalid_client', 401, { client_id: 'x', grant_type: 'client_credentials' }],
  ['invalid_client', 401, { ...itself, client_secret: 'x' }],
  ['invalid_client', 401, { ...service, client_secret: 'x', grant_type: 'x' }],
  ['invalid_client', 401, { ...app, client_secret: 'x', grant_type: 'x' }],
])('the token endpoint says %s with %d to %j [OAUTH-05]', async (error, status, sent) => {
  const reply = await newClient().post('token', sent);
  expect(reply.status).toBe(status);
  expect(problem.parse(reply.body)).toMatchObject({ error, status });
  expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(reply.body.error_description).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
  expect(reply.headers.has('WWW-Authenticate')).toBe(status === 401);
});

test('a parameter that is sent twice is an invalid_request [OAUTH-05]', async () => {
  const { status, body } = await send<Problem>('POST', `${newClient().root}/token`, {
    raw: 'grant_type=x&grant_type=y',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect([status, body.error]).toEqual([400, 'invalid_request']);
});

test('a client in the header and in the body is an invalid_request [OAUTH-05]', async () => {
  const inHeader = basic(`${service.client_id}:${service.client_secret}`);
  const { status, body } = await newClient().post('token', itself, inHeader);
  expect([status, body.error]).toEqual([400, 'invalid_request']);
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
  const owner = { subject: 'lab-service', scope: granted };
  expect((await client.me(body.access_token)).body).toMatchObject(owner);
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
    expect((await client.revoke(pair[which])).status).toBe(200);
    for (const said of await active()) expect(said).toEqual({ active: false });
    expect((await client.me(pair.access_token)).status).toBe(401);
    expect((await client.renew(pair.refresh_token)).status).toBe(400);
  },
);

test('a client cannot revoke the token of another [OAUTH-07]', async () => {
  const client = newClient();
  const { access_token: token } = await client.tokens();
  expect((await client.revoke(token, { client_id: 'lab-app' })).status).toBe(200);
  expect((await client.introspect(token)).active).toBe(true);
});

test('introspection says only that an unknown token is not active [OAUTH-07]', async () => {
  expect(await newClient().introspect('x')).toEqual({ active: false });
});

test('a token proves its owner and its scopes [OAUTH-10]', async () => {
  const workspace = newWorkspace();
  const client = oauthClient(workspace);
  const { access_token: token } = await client.tokens();
  const { status, body } = await client.me(token);
  expect([status, body.subject, body.scope]).toEqual([200, 'editor', 'read write']);
  expect(await statusOf(workspace, '/labs/auth/oauth/me')).toBe(401);
});

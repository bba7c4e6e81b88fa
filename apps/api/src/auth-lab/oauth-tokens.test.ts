import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';
import { inAda } from './test-client.ts';
import { oauthClient } from './test-oauth.ts';

const app = await testApp();
const client = oauthClient(app);
const tokens = async () => (await client.exchange((await client.comeBack()).code)).body;

describe('the token endpoint', () => {
  const service = { client_id: 'lab-service', client_secret: 'silver-Anchor-86' };

  test.each([
    ['no grant_type', { ...service }, 400, 'invalid_request'],
    [
      'an unknown grant_type',
      { ...service, grant_type: 'password' },
      400,
      'unsupported_grant_type',
    ],
    [
      'a name of the prototype',
      { ...service, grant_type: 'constructor' },
      400,
      'unsupported_grant_type',
    ],
    [
      'a code for the service',
      { ...service, grant_type: 'authorization_code' },
      400,
      'unauthorized_client',
    ],
    [
      'an unknown scope',
      { ...service, grant_type: 'client_credentials', scope: 'x' },
      400,
      'invalid_scope',
    ],
    [
      'an unknown client',
      { client_id: 'x', grant_type: 'client_credentials' },
      401,
      'invalid_client',
    ],
    ['a wrong secret', { ...service, client_secret: 'x', grant_type: 'x' }, 401, 'invalid_client'],
    [
      'a secret for the public client',
      { client_id: 'lab-app', client_secret: 'x', grant_type: 'x' },
      401,
      'invalid_client',
    ],
    ['no code', { client_id: 'lab-app', grant_type: 'authorization_code' }, 400, 'invalid_request'],
  ])('replies as RFC 6749 says: %s', async (_, sent, status, error) => {
    const reply = await client.post('token', sent);
    expect(reply.status).toBe(status);
    expect(reply.type).toBe('application/json');
    expect(problem.parse(reply.body)).toMatchObject({ error, status });
    expect(reply.body.error_description).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
    expect('www-authenticate' in reply.headers).toBe(status === 401);
  });

  test('refuses a parameter that is sent twice', async () => {
    const reply = await request(app)
      .post(`${inAda}/labs/auth/oauth/token`)
      .type('form')
      .send('grant_type=x&grant_type=y');
    expect([reply.status, reply.body.error]).toEqual([400, 'invalid_request']);
  });

  test.each([
    [undefined, 'read write'],
    ['read', 'read'],
    ['admin read', 'read'],
  ])(
    'gives a service that asks for %s the scope %s, without a refresh token',
    async (scope, given) => {
      const sent = { grant_type: 'client_credentials', scope };
      const { body } = await client.post('token', sent).auth('lab-service', 'silver-Anchor-86');
      expect(body).toMatchObject({ scope: given });
      expect(body).not.toHaveProperty('refresh_token');
      expect((await client.me(body.access_token)).body.subject).toBe('lab-service');
    },
  );

  test('refuses a client in the header and in the body at once', async () => {
    const reply = await client
      .post('token', { ...service, grant_type: 'client_credentials' })
      .auth('lab-service', 'silver-Anchor-86');
    expect(reply.body.error).toBe('invalid_request');
  });
});

describe('revocation and introspection', () => {
  test.each(['access_token', 'refresh_token'])('a revoked %s ends both tokens', async (which) => {
    const pair = await tokens();
    expect(await client.about(pair.access_token)).toBe(true);
    expect(await client.about(pair.refresh_token)).toBe(true);
    const { status } = await client.post('revoke', { ...client.asWeb, token: pair[which] });
    expect(status).toBe(200);
    expect(await client.about(pair.access_token)).toBe(false);
    expect(await client.about(pair.refresh_token)).toBe(false);
    expect((await client.me(pair.access_token)).status).toBe(401);
  });

  test('a client cannot revoke the token of another', async () => {
    const { access_token: token } = await tokens();
    expect((await client.post('revoke', { client_id: 'lab-app', token })).status).toBe(200);
    expect(await client.about(token)).toBe(true);
  });

  test('says only that an unknown token is not active', async () => {
    const reply = await client
      .post('introspect', { token: 'x' })
      .auth('lab-web', 'hollow-Cedar-24');
    expect(reply.body).toEqual({ active: false });
  });
});

test('the address to come back to shows what the provider has sent', async () => {
  const sent = await client.comeBack();
  const { status, body } = await client.get(`/callback?${new URLSearchParams(sent).toString()}`);
  expect([status, body]).toEqual([200, sent]);
  expect(sent).toMatchObject({ state: 'a b&c' });
});

test('a token of the provider proves its owner and its scopes', async () => {
  const { access_token } = await tokens();
  const { status, body } = await client.me(access_token);
  expect([status, body.subject, body.scope]).toEqual([200, 'editor', 'read write']);
  expect((await client.get('/me')).status).toBe(401);
});

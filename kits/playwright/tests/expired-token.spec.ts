import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The clock of the workspace stands still until a test advances it. */
test.beforeEach(({ api }) => setClock(api, { now: '2030-01-01T00:00:00Z', clock: 'frozen' }));

test('a token expires after one hour, without waiting', async ({ api }) => {
  const token = await logIn(api);
  await setClock(api, { advance: 'PT59M59S' });
  expect((await showAccount(api, token)).status()).toBe(200);

  await setClock(api, { advance: 'PT1S' });
  const refused = await showAccount(api, token);
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toContain('error="invalid_token"');
  expect(await refused.json()).toMatchObject({ error: 'Invalid token' });
});

test('a client gets a new token after the old one has expired', async ({ api }) => {
  const old = await logIn(api);
  await setClock(api, { advance: 'PT1H' });
  expect((await showAccount(api, old)).status()).toBe(401);

  const account = await showAccount(api, await logIn(api));
  expect(await account.json()).toMatchObject({
    username: 'reader',
    issued_at: '2030-01-01T01:00:00.000Z',
    expires_at: '2030-01-01T02:00:00.000Z',
  });
});

const setClock = async (api: APIRequestContext, data: object) => {
  await expect(await api.patch('workspace', { data })).toBeOK();
};

const logIn = async (api: APIRequestContext): Promise<string> => {
  const data = { username: 'reader', password: 'amber-Falcon-92' };
  const { token } = await (await api.post('auth', { data })).json();
  return token;
};

const showAccount = (api: APIRequestContext, token: string) =>
  api.get('auth/me', { headers: { Authorization: `Bearer ${token}` } });

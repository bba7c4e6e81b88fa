import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

describe('expired token', async () => {
  const workspace = await createWorkspace();
  const reader = { username: 'reader', password: 'amber-Falcon-92' };

  const logIn = async () => {
    const { token } = (await (await workspace.call('POST', '/auth', reader)).json()) as {
      token: string;
    };
    return { Authorization: `Bearer ${token}` };
  };

  const statusesWith = async (headers: Record<string, string>) => {
    const { statuses } = await load(workspace, [{ path: '/auth/me', headers }], { visits: 5 });
    return statuses;
  };

  test('a token expires for all visitors at once, without waiting, and a new one is valid', async () => {
    await workspace.call('PATCH', '/workspace', { now: '2030-01-01T00:00:00Z', clock: 'frozen' });
    const old = await logIn();
    await workspace.call('PATCH', '/workspace', { advance: 'PT59M59S' });
    assert.deepEqual(await statusesWith(old), [{ 200: 20 }]);
    await workspace.call('PATCH', '/workspace', { advance: 'PT1S' });
    assert.deepEqual(await statusesWith(old), [{ 401: 20 }]);
    assert.deepEqual(await statusesWith(await logIn()), [{ 200: 20 }]);
  });
});

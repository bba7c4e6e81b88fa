import { expect, test } from 'vitest';
import { newWorkspace, type Problem, type Reply, type Workspace } from './test-client.ts';
import { advance, frozen, statusOf } from './test-conditions.ts';
import { bearer, logIn, renew, startSession, type Role } from './test-lab.ts';

const me = '/labs/auth/tokens/me';
const session = '/labs/auth/session';

test('an access token is valid for 300 seconds [AUTHLAB-13, AUTHLAB-22]', async () => {
  const workspace = await frozen();
  const { access_token: token, expires_in } = await logIn(workspace);
  expect(expires_in).toBe(300);
  await advance(workspace, 'PT299S');
  expect(await statusOf(workspace, me, bearer(token))).toBe(200);
  await advance(workspace, 'PT1S');
  const { status, headers } = await workspace.get(me, bearer(token));
  expect(status).toBe(401);
  expect(headers.get('WWW-Authenticate')).toContain('error="invalid_token"');
});

test('a refresh token gets new tokens once [AUTHLAB-14]', async () => {
  const workspace = newWorkspace();
  const first = await logIn(workspace);
  const { status, body: second } = await renew(workspace, first.refresh_token);
  expect(status).toBe(200);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await statusOf(workspace, me, bearer(second.access_token))).toBe(200);
  expect((await renew(workspace, first.refresh_token)).status).toBe(403);
});

test('of several clients at once, one gets new tokens [AUTHLAB-14]', async () => {
  const workspace = newWorkspace();
  const { refresh_token: token } = await logIn(workspace);
  const replies = await Promise.all(Array.from({ length: 5 }, () => renew(workspace, token)));
  const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 403, 403, 403, 403]);
});

test('a reused refresh token ends all tokens of its login, and of no other [AUTHLAB-15]', async () => {
  const workspace = newWorkspace();
  const [stolen, other] = [await logIn(workspace), await logIn(workspace)];
  const next = (await renew(workspace, stolen.refresh_token)).body;
  const reused = (await renew(workspace, stolen.refresh_token)) as Reply<unknown>;
  expect([reused.status, (reused.body as Problem).error]).toEqual([403, 'Refresh token reused']);
  expect((await renew(workspace, next.refresh_token)).status).toBe(403);
  expect(await statusOf(workspace, me, bearer(next.access_token))).toBe(401);
  expect(await statusOf(workspace, me, bearer(other.access_token))).toBe(200);
  expect((await renew(workspace, other.refresh_token)).status).toBe(200);
});

test('a logout ends both tokens of its login [AUTHLAB-16]', async () => {
  const workspace = newWorkspace();
  const [mine, other] = [await logIn(workspace), await logIn(workspace)];
  const headers = bearer(mine.access_token);
  expect((await workspace.send('DELETE', '/labs/auth/tokens', { headers })).status).toBe(200);
  expect(await statusOf(workspace, me, headers)).toBe(401);
  expect((await renew(workspace, mine.refresh_token)).status).toBe(403);
  expect(await statusOf(workspace, me, bearer(other.access_token))).toBe(200);
});

test.each<[Role, number, number, number]>([
  ['reader', 200, 403, 403],
  ['editor', 200, 200, 403],
  ['admin', 200, 200, 200],
])('%s gets %d, %d and %d to read, write and delete [AUTHLAB-17]', async (role, ...expected) => {
  const workspace = newWorkspace();
  const headers = bearer((await logIn(workspace, role)).access_token);
  const statuses: number[] = [];
  for (const method of ['GET', 'POST', 'DELETE'])
    statuses.push((await workspace.send(method, '/labs/auth/reports', { headers })).status);
  expect(statuses).toEqual(expected);
});

test('the cookie has the attributes of a session [AUTHLAB-18]', async () => {
  const workspace = newWorkspace();
  const { setCookie } = await startSession(workspace);
  const [, ...attributes] = setCookie.split('; ');
  expect(attributes).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Strict', `Path=${workspace.base}${session}`]),
  );
  expect(setCookie.includes('Secure')).toBe(false);
});

const endSession = (workspace: Workspace, headers: Readonly<Record<string, string>>) =>
  workspace.send<Problem>('DELETE', session, { headers });

test('a logout needs the CSRF token of its session [AUTHLAB-19, AUTHLAB-20]', async () => {
  const workspace = newWorkspace();
  const [{ Cookie, csrf_token: token }, other] = [
    await startSession(workspace),
    await startSession(workspace),
  ];
  for (const wrong of [{}, { 'X-CSRF-Token': 'x' }, { 'X-CSRF-Token': other.csrf_token }]) {
    const { status, body } = await endSession(workspace, { Cookie, ...wrong });
    expect([status, body.error]).toEqual([403, 'Wrong CSRF token']);
    expect(await statusOf(workspace, session, { Cookie: `other=1; ${Cookie}` })).toBe(200);
  }
  expect((await endSession(workspace, { Cookie, 'X-CSRF-Token': token })).status).toBe(200);
  expect(await statusOf(workspace, session, { Cookie })).toBe(401);
  expect(await statusOf(workspace, session, { Cookie: other.Cookie })).toBe(200);
});

test('a session ends 1800 seconds after the login [AUTHLAB-20, AUTHLAB-22]', async () => {
  const workspace = await frozen();
  const { Cookie } = await startSession(workspace);
  await advance(workspace, 'PT1799S');
  expect(await statusOf(workspace, session, { Cookie })).toBe(200);
  await advance(workspace, 'PT1S');
  expect(await statusOf(workspace, session, { Cookie })).toBe(401);
});

test.each([
  ['POST', '/workspace/reset'],
  ['DELETE', '/workspace'],
])('%s %s ends tokens and sessions [AUTHLAB-21]', async (method, path) => {
  const [workspace, other] = [newWorkspace(), newWorkspace()];
  const { access_token: token, refresh_token: refresh } = await logIn(workspace);
  const { Cookie } = await startSession(workspace);
  expect(await statusOf(other, me, bearer(token))).toBe(401);
  expect(await statusOf(other, session, { Cookie })).toBe(401);
  expect((await renew(other, refresh)).status).toBe(403);
  expect(await statusOf(workspace, me, bearer(token))).toBe(200);
  expect(await statusOf(workspace, session, { Cookie })).toBe(200);
  await workspace.send(method, path);
  expect(await statusOf(workspace, me, bearer(token))).toBe(401);
  expect(await statusOf(workspace, session, { Cookie })).toBe(401);
  expect((await renew(workspace, refresh)).status).toBe(403);
});

test('each login and each refresh gives another access token [AUTHLAB-23]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { clock: 'frozen' } });
  const first = await logIn(workspace);
  const second = (await renew(workspace, first.refresh_token)).body;
  const third = (await renew(workspace, second.refresh_token)).body;
  const another = await logIn(workspace);
  const tokens = [first, second, third, another].map(({ access_token }) => access_token);
  expect(new Set(tokens).size).toBe(4);
});

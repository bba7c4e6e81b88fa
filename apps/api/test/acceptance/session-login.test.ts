import { expect, test } from 'vitest';
import { currentCode } from '../support/auth-lab-client.ts';
import type { Problem, Workspace } from './test-client.ts';
import { frozen, start, statusOf } from './test-conditions.ts';
import { people, type Role, startSession } from './test-lab.ts';

const session = '/labs/auth/session';
const code = currentCode(Date.parse(start));

const logIn = async (workspace: Workspace, role: Role, sent?: string) => {
  const { username, password } = people[role];
  const body = { username, password, code: sent };
  return workspace.send<Problem & { member_code: string | null }>('POST', session, { body });
};

const memberCode = async (...[workspace, ...login]: Parameters<typeof logIn>) => {
  const { headers, body } = await logIn(workspace, ...login);
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await workspace.get(session, { Cookie })).body).toEqual(body);
  return body.member_code;
};

test('a login with a code has the member code of its account [AUTHLAB-25]', async () => {
  const [ada, bob] = [await frozen(), await frozen()];
  const reader = await memberCode(ada, 'reader', code);
  expect(reader).toMatch(/^\d{4}$/);
  const next = currentCode(Date.parse(start) + 30_000);
  expect(await memberCode(ada, 'editor', next)).not.toBe(reader);
  expect(await memberCode(bob, 'reader', code)).not.toBe(reader);
  expect(await memberCode(ada, 'reader')).toBeNull();
});

test('a login with a wrong or a used code gets 403 and no session [AUTHLAB-25]', async () => {
  const workspace = await frozen();
  await logIn(workspace, 'reader', code);
  for (const [sent, detail] of [
    ['', 'is not the one for the time of this workspace'],
    [currentCode(Date.parse(start) + 60_000), 'is not the one for the time of this workspace'],
    [code, 'was used before'],
  ] as const) {
    const { status, headers, body } = await logIn(workspace, 'reader', sent);
    expect([status, headers.get('Set-Cookie')]).toEqual([403, null]);
    expect(body.detail).toContain(detail);
  }
});

test('a logout everywhere ends the sessions of its account alone [AUTHLAB-26]', async () => {
  const workspace = await frozen();
  const first = await startSession(workspace);
  const { Cookie: second } = await startSession(workspace);
  const { Cookie: editor } = await startSession(workspace, 'editor');
  const headers = { Cookie: first.Cookie, 'X-CSRF-Token': first.csrf_token };
  const { status } = await workspace.send('DELETE', `${session}?everywhere=true`, { headers });
  expect(status).toBe(200);
  const statuses = [first.Cookie, second, editor].map((Cookie) =>
    statusOf(workspace, session, { Cookie }),
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

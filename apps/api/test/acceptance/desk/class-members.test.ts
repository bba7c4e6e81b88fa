import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import type { Member } from '@sparring/contracts/desk/roster';
import type { RequestSummary } from '@sparring/contracts/recorded-request';
import type { MemberWorkspace } from '@sparring/contracts/desk/watch';
import type { Workspace } from '@sparring/contracts/workspace';
import { expect, test } from 'vitest';
import { newWorkspace } from '../test-client.ts';
import { kindOf } from './test-desk-at.ts';
import { desk, memberOfClass, memberWith } from './test-desk.ts';

test('a member sees the class and what the teacher says [CLASS-01]', async () => {
  const { ofClass, member } = await memberOfClass();
  const seen = () => member.send<ClassMember>('GET', '/workspace/member');
  expect((await seen()).body).toEqual({
    class_title: 'Thu 3B',
    number: 1,
    name: 'Ada',
    message: null,
    ends_at: ofClass.ends_at,
    hand_at: null,
  });
  await desk('PATCH', ofClass.path, { message: 'Reset before each test.' });
  expect((await seen()).body.message).toBe('Reset before each test.');
  await desk('PATCH', ofClass.path, { message: '' });
  expect((await seen()).body.message).toBeNull();
});

test('outside of a class everything is null, and no hand is raised [CLASS-01]', async () => {
  const workspace = newWorkspace();
  const nothing = [null, null, null, null, null, null];
  const { body } = await workspace.send<ClassMember>('PUT', '/workspace/hand');
  expect(Object.values(body)).toEqual(nothing);
  expect(Object.values((await workspace.get<ClassMember>('/workspace/member')).body)).toEqual(
    nothing,
  );
});

test('whoever has only opened the page of the key is here, but not before [CLASS-01]', async () => {
  const { ofClass, member } = await memberOfClass();
  const here = async () => (await desk<SchoolClass>('GET', ofClass.path)).body.here;
  expect([(await ofClass.row(1)).state, await here()]).toEqual(['never', 0]);
  await member.send('GET', '/workspace/member');
  expect(await ofClass.row(1)).toMatchObject({ state: 'joined', calls: 0 });
  expect(await here()).toBe(1);
  await member.send('GET', '/ping');
  await expect.poll(async () => (await ofClass.row(1)).state).toBe('working');
});

test('a hand stays raised since the first time [CLASS-02]', async () => {
  const { ofClass, member } = await memberOfClass();
  const { body: raised } = await member.send<ClassMember>('PUT', '/workspace/hand');
  expect(raised.hand_at).not.toBeNull();
  expect((await member.send('PUT', '/workspace/hand')).body).toEqual(raised);
  expect(await ofClass.row(1)).toMatchObject({ state: 'hand', hand_at: raised.hand_at });
  expect((await member.send('DELETE', '/workspace/hand')).body).toMatchObject({ hand_at: null });
});

test.each([
  ['the row of the member', (path: string) => desk('PATCH', `${path}/members/1`, { hand: false })],
  [
    'an action for all',
    (path: string) => desk('POST', `${path}/actions`, { do: 'hands-down', members: 'all' }),
  ],
])('the teacher takes a hand down by %s [CLASS-02]', async (_, takeDown) => {
  const { ofClass, member } = await memberOfClass();
  await member.send('PUT', '/workspace/hand');
  expect((await takeDown(ofClass.path)).status).toBe(200);
  expect((await member.send('GET', '/workspace/member')).body).toMatchObject({ hand_at: null });
});

test('only the member raises a hand', async () => {
  const { ofClass } = await memberOfClass();
  expect((await desk('PATCH', `${ofClass.path}/members/1`, { hand: true })).status).toBe(400);
});

test('a name that begins with a key is that of the member [CLASS-03]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7, chance: 'never' });
  const own = memberWith(`${member.name}-spec-1`);
  expect((await own.send('GET', '/workspace')).body).toMatchObject({ seed: 7, chance: 'never' });
  expect((await own.send('GET', '/workspace/member')).body).toMatchObject({ name: 'Ada' });
  await expect.poll(async () => (await ofClass.row(1)).calls).toBe(1);
});

test('of more than a hundred workspaces a member keeps those of the last requests, and that of the key [CLASS-11]', async () => {
  const { ofClass, member } = await memberOfClass();
  const ping = (rest: string) => memberWith(member.name + rest).send('GET', '/ping');
  const own = async () =>
    (await desk<readonly MemberWorkspace[]>('GET', `${ofClass.path}/members/1/workspaces`)).body;
  await ping('');
  for (let at = 1; at < 100; at += 1) await ping(`-${at}`);
  expect(await own()).toHaveLength(100);
  await ping('-1');
  await own();
  await ping('-100');
  await ping('-101');
  const names = (await own()).map(({ rest }) => rest);
  expect(names).toHaveLength(100);
  expect(['', '1', '2', '3', '101'].filter((rest) => names.includes(rest))).toEqual([
    '',
    '1',
    '101',
  ]);
  expect((await ping('-2')).status).toBe(200);
  expect((await ofClass.row(1)).calls).toBeGreaterThan(100);
});

test('a suite that asks for a workspace of its own gets one of the member [CLASS-10]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7 });
  const { status, headers, body } = await member.send<Workspace>('POST', '/workspaces');
  expect([status, body.seed]).toEqual([201, 7]);
  expect(body.name).toMatch(new RegExp(`^${member.name}-.{20}`));
  expect(headers.get('Location')).toBe(`/w/${body.name}/v1/practice/workspace`);
  const own = memberWith(body.name);
  expect((await own.send('GET', '/workspace/member')).body).toMatchObject({ name: 'Ada' });
  const again = await own.send<Workspace>('POST', '/workspaces');
  expect(again.body.name).toHaveLength(body.name.length);
});

test('the fork of a workspace of a member is one of the member [SNAPSHOT-12]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7 });
  await member.send('PATCH', '/workspace', { body: { seed: 8 } });
  const { status, body } = await member.send<Workspace>('POST', '/workspace/fork');
  expect([status, body.seed]).toEqual([201, 8]);
  expect(body.name).toMatch(new RegExp(`^${member.name}-.{20}`));
  const fork = memberWith(body.name);
  expect((await fork.send('GET', '/workspace/member')).body).toMatchObject({ name: 'Ada' });
});

test.each(['', 'x', '0'])(
  'a key with %j and no hyphen behind it is none [CLASS-03]',
  async (rest) => {
    const { member } = await memberOfClass();
    const name = rest === '' ? `x${member.name}` : `${member.name}${rest}`;
    /* 403 while a class of another test takes only its members. */
    const { text } = await memberWith(name).send('GET', '/workspace/member');
    expect(text).not.toContain('Thu 3B');
  },
);

test('a new key has all the data, and the old one is refused [CLASS-05]', async () => {
  const { ofClass, member } = await memberOfClass();
  const body = { delay: 0.1 };
  await member.send('PATCH', '/workspace', { body: { seed: 77 } });
  await member.send('DELETE', '/books/none', { body });
  const { body: changed } = await desk<Member>('POST', `${ofClass.path}/members/1/key`);
  const again = memberWith(changed.key);
  for (const name of [member.name, `${member.name}-spec`]) {
    const refused = await memberWith(name).send('GET', '/workspace');
    expect([refused.status, kindOf(refused)]).toEqual([403, 'key-replaced']);
  }
  expect((await again.send('GET', '/workspace')).body).toMatchObject({ seed: 77 });
  expect((await again.send('GET', '/workspace/member')).body).toMatchObject({ name: 'Ada' });
  const log = await again.send<readonly RequestSummary[]>('GET', '/workspace/requests');
  expect(log.body.map(({ method }) => method)).toContain('DELETE');
});

test('the workspaces that begin with a key have the new one, too [CLASS-05]', async () => {
  const { ofClass, member } = await memberOfClass();
  const spec = memberWith(`${member.name}-spec`);
  await spec.send('PATCH', '/workspace', { body: { seed: 5 } });
  const { body } = await desk<Member>('POST', `${ofClass.path}/members/1/key`);
  const renamed = memberWith(`${body.key}-spec`);
  expect((await renamed.send('GET', '/workspace')).body).toMatchObject({ seed: 5 });
});

test('who deletes the workspace is still a member [CLASS-08]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7 });
  expect((await member.send('DELETE', '/workspace')).status).toBe(200);
  expect((await member.send('GET', '/workspace/member')).body).toMatchObject({ name: 'Ada' });
  expect((await member.send('GET', '/workspace')).body).toMatchObject({ seed: 7 });
  await member.send('GET', '/books?limit=1');
  await expect.poll(async () => (await ofClass.row(1)).last?.endpoint).toBe('listBooks');
});

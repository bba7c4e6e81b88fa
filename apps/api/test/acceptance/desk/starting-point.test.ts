import type { ActionResult } from '@sparring/contracts/desk/starting-point';
import type { Workspace } from '@sparring/contracts/workspace';
import { expect, test } from 'vitest';
import { type MemberClient } from './test-desk-at.ts';
import { desk, memberOfClass, memberWith, newClass } from './test-desk.ts';

const start = {
  seed: 7,
  chance: 'never',
  now: '2030-01-01T00:00:00.000Z',
  clock: 'frozen',
  if_match: 'required',
  limit: { kind: 'fixed-window', limit: 5 },
  faults: [
    {
      method: 'GET',
      path: '/books',
      outcomes: [{ kind: 'status', status: 503 }, { kind: 'pass' }],
    },
  ],
};

const settings = {
  seed: 7,
  chance: 'never',
  now: start.now,
  clock: 'frozen',
  if_match: 'required',
};

const workspaceOf = async (member: MemberClient) =>
  (await member.send<Workspace>('GET', '/workspace')).body;
const booksOf = async (member: MemberClient) => (await member.send('GET', '/books')).status;
const reset = (member: MemberClient) => member.send('POST', '/workspace/reset');

test('every reset returns to the starting point [CLASS-06]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start(start);
  for (const change of [
    { seed: 1, chance: 'always' },
    { now: null, if_match: 'optional' },
  ]) {
    await member.send('PATCH', '/workspace', { body: change });
    await member.send('DELETE', '/workspace/faults');
    await member.send('DELETE', '/workspace/limit');
    await reset(member);
    expect(await workspaceOf(member)).toMatchObject(settings);
    expect([await booksOf(member), await booksOf(member)]).toEqual([503, 200]);
    const limit = await member.send('GET', '/workspace/limit');
    expect(limit.body).toMatchObject({ policy: { limit: 5 }, left: 3 });
  }
});

test('a reset deletes what the member has added [CLASS-06]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7 });
  const { body: list } = await member.send<readonly { id: string }[]>('GET', '/books?limit=1');
  await member.send('DELETE', `/books/${list[0]!.id}`);
  expect((await workspaceOf(member)).books).toBe(29);
  await reset(member);
  expect((await workspaceOf(member)).books).toBe(30);
});

test('a start without settings is a new workspace [CLASS-06]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start(start);
  await ofClass.start({});
  expect(await workspaceOf(member)).toMatchObject({
    seed: 42,
    chance: 'seeded',
    clock: 'server',
    if_match: 'optional',
  });
  expect(await booksOf(member)).toBe(200);
});

test('with own seeds each member has another seed, after every reset the same [CLASS-07]', async () => {
  const { start: put, keys } = await newClass(['Ada', 'Bo', 'Cy']);
  await put({ seed: 7, seeds: 'own' });
  const members = keys.map(memberWith);
  const seeds = await Promise.all(members.map(async (one) => (await workspaceOf(one)).seed));
  expect(new Set(seeds).size).toBe(3);
  await Promise.all(members.map(reset));
  const after = await Promise.all(members.map(async (one) => (await workspaceOf(one)).seed));
  expect(after).toEqual(seeds);
});

test('equal seeds give all members the same outcomes [CLASS-07]', async () => {
  const { start: put, keys } = await newClass(['Ada', 'Bo']);
  await put({ seed: 11 });
  const outcomes = await Promise.all(
    keys.map(memberWith).map(async (one) => {
      const drawn = [];
      while (drawn.length < 10)
        drawn.push((await one.send('GET', '/testing/random-error')).headers.get('X-Chance'));
      return drawn.join(' ');
    }),
  );
  expect(outcomes[0]).toBe(outcomes[1]);
});

test('a starting point meets all at once and leaves their data [TEACHER-12]', async () => {
  const { ofClass, member } = await memberOfClass();
  const { body: list } = await member.send<readonly { id: string }[]>('GET', '/books?limit=1');
  await member.send('DELETE', `/books/${list[0]!.id}`);
  await ofClass.start({ seed: 7 });
  expect(await workspaceOf(member)).toMatchObject({ seed: 7, books: 29 });
});

test('a starting point for later waits for the reset [TEACHER-12]', async () => {
  const { ofClass, member } = await memberOfClass();
  await ofClass.start({ seed: 7 }, '?apply=later');
  expect((await workspaceOf(member)).seed).toBe(42);
  await reset(member);
  expect((await workspaceOf(member)).seed).toBe(7);
  expect((await desk('GET', `${ofClass.path}/start`)).body).toEqual({ seed: 7 });
});

test.each([
  [{ seed: -1 }, '/seed'],
  [{ faults: [{ path: '/books' }] }, '/faults/0/outcomes'],
  [{ limit: { kind: 'none', limit: 1 } }, '/limit/kind'],
  [{ seeds: 'mine' }, '/seeds'],
])('refuses the starting point %j', async (body, pointer) => {
  const { ofClass } = await memberOfClass();
  const reply = await ofClass.start(body);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ errors: [{ pointer }] });
});

test('an action meets those with the numbers, and names the others [TEACHER-11]', async () => {
  const { act, keys } = await newClass(['Ada', 'Bo']);
  const [ada, bo] = keys.map(memberWith);
  for (const one of [ada!, bo!]) await one.send('PATCH', '/workspace', { body: { seed: 9 } });
  const { body } = await act({ do: 'reset', members: [2, 99] });
  expect(body).toEqual({
    done: [2],
    failed: [{ number: 99, detail: expect.stringContaining('99') }],
  });
  expect([(await workspaceOf(ada!)).seed, (await workspaceOf(bo!)).seed]).toEqual([9, 42]);
});

test('an action meets all members [TEACHER-11]', async () => {
  const { act, keys, start: put } = await newClass(['Ada', 'Bo']);
  await put({ faults: start.faults });
  expect((await act({ do: 'faults-off', members: 'all' })).body).toEqual({
    done: [1, 2],
    failed: [],
  } satisfies ActionResult);
  const statuses = await Promise.all(keys.map(memberWith).map(booksOf));
  expect(statuses).toEqual([200, 200]);
  await reset(memberWith(keys[0]!));
  expect(await booksOf(memberWith(keys[0]!))).toBe(503);
});

test('the action clear empties the log [TEACHER-11]', async () => {
  const { ofClass, member } = await memberOfClass();
  await booksOf(member);
  await ofClass.act({ do: 'clear', members: 'all' });
  expect((await member.send('GET', '/workspace/requests')).body).toEqual([]);
});

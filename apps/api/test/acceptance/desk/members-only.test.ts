import type { SchoolClass } from '@sparring/contracts/desk/class';
import type { Member } from '@sparring/contracts/desk/roster';
import { expect, test } from 'vitest';
import { kindOf } from './test-desk-at.ts';
import { onlyDesk } from './test-only-desk.ts';
import { asOutsider, inClosedClass } from './test-others.ts';

/* A class that refuses others meets every test of its API, so these are in one file, one after the other. */
const { desk, memberWith, newClass, sendTo } = onlyDesk;

test('a request without a key is refused, and not executed [CLASS-04]', async () => {
  const name = 'outside-of-every-class';
  await inClosedClass(['Ada'], async ({ keys }) => {
    const body = { seed: 99 };
    const refused = [
      await sendTo('GET', '/v1/practice/books'),
      await sendTo('GET', '/practice/books', { headers: { 'X-Workspace': name } }),
      await sendTo('PATCH', `/w/${name}/v1/practice/workspace`, { body }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(new Set(refused.map(kindOf))).toEqual(new Set(['not-a-member']));
    expect((await memberWith(keys[0]!).send('GET', '/books')).status).toBe(200);
    for (const path of ['/openapi.json', '/docs', '/items'])
      expect([path, (await sendTo('GET', path)).status]).toEqual([path, 200]);
  });
  expect((await asOutsider('/workspace', name)).body).toMatchObject({ seed: 42 });
});

test('a key with one letter less is nobody, for every endpoint [CLASS-04]', async () => {
  await inClosedClass(['Ada'], async ({ keys }) => {
    const mistyped = keys[0]!.slice(0, -1);
    for (const path of ['/workspace', '/workspace/requests', '/workspace/member', '/books'])
      expect(kindOf(await asOutsider(path, mistyped))).toBe('not-a-member');
  });
});

test('a class that allows others refuses nobody [CLASS-04]', async () => {
  await newClass(['Ada']);
  expect((await asOutsider('/books')).status).toBe(200);
});

test('a class refuses others from the change on, and no longer after its end [TEACHER-19]', async () => {
  await inClosedClass(['Ada'], async ({ path, keys }) => {
    const ada = memberWith(keys[0]!);
    const change = (body: object) => desk('PATCH', path, body);
    await change({ outsiders: 'allowed' });
    expect((await asOutsider('/ping')).status).toBe(200);
    await change({ outsiders: 'refused' });
    expect((await asOutsider('/ping')).status).toBe(403);
    await change({ ends_at: '2026-01-01T00:00:00Z' });
    expect((await asOutsider('/ping')).status).toBe(200);
    await ada.send('GET', '/books?limit=1');
    const log = await desk<readonly object[]>('GET', `${path}/members/1/requests`);
    expect(log.body).toEqual([]);
  });
});

test('an address that tries keys is slowed down, and members are not [CLASS-09]', async () => {
  await inClosedClass(['Ada'], async ({ keys }) => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const guess = (at: number) =>
      sendTo('GET', `/w/a1${String(at).padStart(2, '0')}-b2c3/v1/practice/ping`, { headers });
    const kinds = [];
    for (let at = 0; at < 61; at += 1) kinds.push(kindOf(await guess(at)));
    expect(kinds.slice(-2)).toEqual(['not-a-member', 'too-many-unknown-keys']);
    expect(kindOf(await guess(3))).toBe('not-a-member');
    const member = `/w/${keys[0]}/v1/practice/ping`;
    expect((await sendTo('GET', member, { headers })).status).toBe(200);
  });
});

test('a class takes only its members unless it says otherwise [CLASS-04]', async () => {
  const { body: created } = await desk<SchoolClass>('POST', '/classes', { title: 'Thu 3B' });
  const { status } = await asOutsider('/ping');
  await desk('DELETE', `/classes/${created.id}`);
  expect([created.outsiders, status]).toEqual(['refused', 403]);
});

test('deleting a class deletes names, keys, workspaces and logs [TEACHER-18]', async () => {
  const { path, keys } = await newClass(['Ada']);
  const ada = memberWith(keys[0]!);
  await ada.send('PATCH', '/workspace', { body: { seed: 9 } });
  expect((await desk('DELETE', path)).status).toBe(204);
  expect((await desk<readonly Member[]>('GET', `${path}/members`)).status).toBe(404);
  expect((await ada.send('GET', '/workspace/member')).body).toMatchObject({ class_title: null });
  expect((await ada.send('GET', '/workspace')).body).toMatchObject({ seed: 42 });
  expect((await ada.send('GET', '/workspace/requests')).body).toEqual([]);
});

test('a mistyped key is counted as one that nobody has [TEACHER-16]', async () => {
  await inClosedClass(['Ada'], async ({ keys, view }) => {
    await asOutsider('/books', keys[0]!.slice(0, -1));
    const reasons = async () => (await view()).unknown.map(({ reason }) => reason);
    await expect.poll(reasons).toContain('unknown-key');
  });
});

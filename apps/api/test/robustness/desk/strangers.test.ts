import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import type { Member } from '@sparring/contracts/desk/roster';
import { afterAll, describe, expect, test } from 'vitest';
import { kindOf } from '../../acceptance/desk/test-desk-at.ts';
import { teacherKey } from '../../acceptance/desk/test-key.ts';
import { startApi } from '../test-process.ts';
import { startEntrances } from './test-entrances.ts';

const { entrances, stop } = await startEntrances();
afterAll(stop);

const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));

describe.each(entrances)('through $name', (entrance) => {
  const { desk, memberWith, newClass, sendTo } = entrance;
  const place = entrances.indexOf(entrance) + 1;
  const from = { 'X-Forwarded-For': `203.0.113.${place}` };
  const inClosedClass = () => newClass(['Ada', 'Bo'], { outsiders: 'refused' });

  test('no endpoint lets in who has only most of a key [CLASS-04]', async () => {
    const { keys } = await inClosedClass();
    const ada = memberWith(keys[0]!);
    const kept = async () => (await ada.send('GET', '/books?limit=100')).body;
    const before = await kept();
    const name = keys[0]!.slice(0, -1);
    const kinds = new Map<string, string>();
    for (const [id, endpoint] of endpoints) {
      const { method, url, body } = exampleRequest(endpoint, `/w/${name}/v1/practice`);
      const { 'X-Workspace': _, ...headers } = endpoint.example.headers ?? {};
      const sent = body === undefined ? { headers } : { headers, body };
      kinds.set(id, kindOf(await sendTo(method, url, sent)));
    }
    expect([...kinds].filter(([, kind]) => kind !== 'not-a-member')).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test('an address that guesses keys waits, and a member there does not [CLASS-09]', async () => {
    const { keys } = await inClosedClass();
    const kinds = [];
    for (let at = 0; at < 61; at += 1) {
      const guessed = `/w/a${place}${String(at).padStart(2, '0')}-b2c3/v1/practice/ping`;
      kinds.push(kindOf(await sendTo('GET', guessed, { headers: from })));
    }
    expect(kinds.slice(-2)).toEqual(['not-a-member', 'too-many-unknown-keys']);
    const ping = { headers: from };
    expect((await memberWith(keys[0]!).send('GET', '/ping', ping)).status).toBe(200);
  });

  test('a key that was replaced opens nothing [CLASS-05]', async () => {
    const { path, keys } = await inClosedClass();
    const { body } = await desk<Member>('POST', `${path}/members/1/key`);
    const old = await memberWith(keys[0]!).send('GET', '/workspace/requests');
    expect([old.status, kindOf(old)]).toEqual([403, 'key-replaced']);
    expect((await memberWith(body.key).send('GET', '/workspace/requests')).status).toBe(200);
  });

  test('what a screen of the desk shows has no key [TEACHER-13]', async () => {
    const { path, keys } = await inClosedClass();
    for (const name of [...keys, `${keys[0]}-spec`, keys[0]!.slice(0, -1)])
      await memberWith(name).send('GET', '/boooks');
    const shown = async () => (await desk('GET', `${path}/view`)).text;
    await expect.poll(shown).toContain('boooks');
    for (const key of keys) expect(await shown()).not.toContain(key);
  });
});

test('a cookie that is signed with another key opens no session [TEACHER-06]', async () => {
  const other = await startApi(':memory:', { TEACHER_KEY: `${teacherKey}, once more` });
  const { sendTo, sessionHeaders } = entrances[0]!;
  const headers = await sessionHeaders();
  const there = await fetch(`${new URL(other.url).origin}/desk/api/session`, { headers });
  await other.kill();
  expect(there.status).toBe(401);
  expect((await sendTo('GET', '/desk/api/session', { headers })).status).toBe(200);
});

const address = (place: number) => ({ 'X-Forwarded-For': `198.51.100.${place}` });

test('wrong keys of many addresses make new ones wait, and no browser that was let in [TEACHER-05]', async () => {
  const { logIn, sendTo, sessionHeaders } = entrances[0]!;
  const { Cookie } = await sessionHeaders();
  const statuses = [];
  for (let place = 1; place <= 61; place += 1)
    statuses.push((await logIn('not the right key', address(place))).status);
  expect(statuses.slice(-2)).toEqual([401, 429]);
  expect((await logIn(teacherKey, address(62))).status).toBe(429);
  const known = { ...address(62), Cookie: Cookie! };
  expect((await sendTo('GET', '/desk/api/session', { headers: known })).status).toBe(200);
  expect((await logIn(teacherKey, known)).status).toBe(200);
});

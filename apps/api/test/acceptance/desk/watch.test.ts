import type { Critique } from '@sparring/contracts/critique';
import type { ClassEvent, ClassView } from '@sparring/contracts/desk/watch';
import type { RecordedRequest, RequestSummary } from '@sparring/contracts/recorded-request';
import { expect, test } from 'vitest';
import { desk, memberOfClass, newClass, sendTo, sessionHeaders, memberWith } from './test-desk.ts';
import { follow } from './test-live.ts';

const wrongType = { raw: '{}', headers: { 'Content-Type': 'text/plain' } };

test('the stream has everything first, then what changes, and no key [TEACHER-13]', async () => {
  const { path, keys } = await newClass(['Ada', 'Bo']);
  const live = await follow(path, await sessionHeaders());
  expect(live.headers.get('X-Accel-Buffering')).toBe('no');
  const first = await live.until(({ members }) => members !== undefined);
  expect(first.members?.map(({ name, state }) => [name, state])).toEqual([
    ['Ada', 'never'],
    ['Bo', 'never'],
  ]);
  await memberWith(keys[1]!).send('GET', '/books?limit=1');
  const next = await live.until(({ members }) => members !== undefined);
  expect(next.members).toMatchObject([
    { number: 2, state: 'working', last: { path: '/v1/practice/books?limit=1', status: 200 } },
  ]);
  await desk('DELETE', `${path}/members/1`);
  expect((await live.until(({ gone }) => gone !== undefined)).gone).toEqual([1]);
  for (const key of keys) expect(live.text()).not.toContain(key);
  await live.close();
});

test('the stream of a class that is deleted ends [TEACHER-13]', async () => {
  const { path } = await newClass(['Ada']);
  const live = await follow(path, await sessionHeaders());
  await live.until(({ members }) => members !== undefined);
  await desk('DELETE', path);
  await expect.poll(live.isOver).toBe(true);
});

test('the stream of a session ends when it is logged out [TEACHER-13]', async () => {
  const { path } = await newClass(['Ada']);
  const headers = await sessionHeaders();
  const live = await follow(path, headers);
  await live.until(({ members }) => members !== undefined);
  await sendTo('DELETE', '/desk/api/session', { headers });
  await expect.poll(live.isOver).toBe(true);
});

test('the desk shows the requests of a member [TEACHER-17]', async () => {
  const { ofClass, member } = await memberOfClass();
  await member.send('POST', '/books', wrongType);
  await member.send('GET', '/books?limit=1');
  const path = `${ofClass.path}/members/1`;
  const { body: list, headers } = await desk<readonly RequestSummary[]>(
    'GET',
    `${path}/requests?status=4xx`,
  );
  expect(headers.get('X-Total-Count')).toBe('1');
  expect(headers.get('Link')).toContain(`/desk/api${path}/requests?`);
  expect(list).toMatchObject([{ method: 'POST', status: 415 }]);
  const one = await desk<RecordedRequest>('GET', `${path}/requests/${list[0]!.id}`);
  expect(one.body.request.body?.text).toBe('{}');
  expect((await desk('GET', `${path}/requests/999`)).status).toBe(404);
  const { body: critique } = await desk<Critique>('GET', `${path}/critique`);
  expect(critique.requests).toBe(2);
});

test('the desk shows the workspaces that begin with the key, and their requests [TEACHER-17]', async () => {
  const { ofClass, member } = await memberOfClass();
  await memberWith(`${member.name}-spec-1`).send('GET', '/books?limit=1');
  const path = `${ofClass.path}/members/1`;
  const own = async () => (await desk('GET', `${path}/workspaces`)).body;
  await expect.poll(own).toMatchObject([
    { rest: 'spec-1', requests: 1 },
    { rest: '', requests: 0, last_at: null },
  ]);
  const log = await desk('GET', `${path}/requests?rest=spec-1`);
  expect(log.body).toMatchObject([{ method: 'GET', status: 200 }]);
  expect((await desk('GET', `${path}/requests?rest=spec-2`)).status).toBe(404);
  expect((await desk('GET', `${path}/critique?rest=spec-1`)).body).toMatchObject({ requests: 1 });
});

test('the view is that of the stream', async () => {
  const { path } = await newClass(['Ada']);
  const live = await follow(path, await sessionHeaders());
  const { members } = await live.until((event: ClassEvent) => event.members !== undefined);
  expect((await desk<ClassView>('GET', `${path}/view`)).body.members).toEqual(members);
  await live.close();
});

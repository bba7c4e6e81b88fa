import type { Critique } from '@sparring/contracts/critique';
import type { ClassEvent, ClassView } from '@sparring/contracts/desk/watch';
import type { RecordedRequest, RequestSummary } from '@sparring/contracts/recorded-request';
import { expect, test } from 'vitest';
import { desk, memberOfClass, newClass, sendTo, sessionHeaders, memberWith } from './test-desk.ts';
import { follow } from './test-live.ts';

/** Longer than a program takes that repeats a request by itself. */
const untilTwoSeconds = async (since: number): Promise<void> => {
  await expect.poll(() => Date.now() - since, { interval: 100 }).toBeGreaterThan(2000);
};

const wrongType = { raw: '{}', headers: { 'Content-Type': 'text/plain' } };

/** Sends the same request three times, the last more than two seconds after the first. */
const thrice = async (send: () => Promise<unknown>): Promise<void> => {
  await send();
  const began = Date.now();
  await send();
  await untilTwoSeconds(began);
  await send();
};

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

const mistakes: readonly (readonly [string, string, string, object, string])[] = [
  ['415', 'POST', '/books', wrongType, 'unsupported-media-type'],
  [
    'broken JSON',
    'POST',
    '/books',
    { raw: '{"title":', headers: { 'Content-Type': 'application/json' } },
    'malformed-json',
  ],
  ['a wrong price', 'POST', '/books', { body: { title: 'A', price: -1 } }, 'invalid-input'],
  [
    'a wrong password',
    'POST',
    '/auth',
    { body: { username: 'reader', password: 'wrong' } },
    'invalid-credentials',
  ],
  ['no token', 'GET', '/auth/me', {}, 'missing-token'],
  ['the base twice', 'GET', '/v1/practice/books', {}, 'base-twice'],
  ['a mistyped endpoint', 'GET', '/boooks', {}, 'no-endpoint'],
  ['a method that is not allowed', 'DELETE', '/books', {}, 'method-not-allowed'],
];

test('who makes a usual mistake three times is listed under it until a success [TEACHER-14]', async () => {
  const { view, row, keys } = await newClass(mistakes.map(([name]) => name));
  const members = keys.map(memberWith);
  await thrice(() =>
    Promise.all(
      mistakes.map(([, method, path, sent], at) => members[at]!.send(method, path, sent)),
    ),
  );
  await expect.poll(async () => (await view()).causes.length).toBe(mistakes.length);
  const listed = (await view()).causes.map(({ cause, members: numbers }) => [
    cause.kind,
    numbers.map((number) => mistakes[number - 1]![4]),
  ]);
  for (const [kind, expected] of listed) expect(expected).toEqual([kind]);
  expect((await row(1)).state).toBe('again');
  await Promise.all(members.map((one) => one.send('GET', '/books?limit=1')));
  await expect.poll(async () => (await view()).causes).toEqual([]);
});

test('a mistyped base is seen at once, and listed at the third time [TEACHER-14]', async () => {
  const { ofClass, member } = await memberOfClass();
  const lost = memberWith(member.name);
  let paths = 0;
  await thrice(() => lost.send('GET', `/../practise/books/${(paths += 1)}`));
  await expect.poll(async () => (await ofClass.row(1)).state).toBe('lost');
  await expect
    .poll(async () => (await ofClass.view()).causes)
    .toMatchObject([{ cause: { kind: 'no-endpoint' }, members: [1] }]);
});

test('who resets before each try is still listed [TEACHER-14]', async () => {
  const { ofClass, member } = await memberOfClass();
  await thrice(async () => {
    await member.send('POST', '/workspace/reset');
    await member.send('POST', '/books', wrongType);
  });
  await expect.poll(async () => (await ofClass.view()).causes).toHaveLength(1);
});

test('who reads a book between two tries with an old ETag is still listed [TEACHER-14]', async () => {
  const { ofClass, member } = await memberOfClass();
  const { body: list } = await member.send<readonly { id: string }[]>('GET', '/books?limit=1');
  const path = `/books/${list[0]!.id}`;
  await thrice(async () => {
    await member.send('GET', path);
    await member.send('DELETE', path, { headers: { 'If-Match': '"old"' } });
  });
  await expect
    .poll(async () => (await ofClass.view()).causes)
    .toMatchObject([{ cause: { kind: 'precondition-failed' }, members: [1] }]);
});

test('all who need one sentence are in one entry [TEACHER-14]', async () => {
  const { view, keys } = await newClass(['Ada', 'Bo', 'Cy']);
  const [ada, , cy] = keys.map(memberWith);
  await thrice(() => Promise.all([ada, cy].map((one) => one!.send('POST', '/books', wrongType))));
  await expect.poll(async () => (await view()).causes).toMatchObject([{ members: [1, 3] }]);
});

test('a test of refusals is no mistake [TEACHER-15]', async () => {
  const { ofClass, member } = await memberOfClass();
  const began = Date.now();
  const refusals = async () => {
    for (const body of [{ price: -1 }, { price: 'x' }, { price: null }, { stock: -1 }, {}])
      await member.send('POST', '/books', { body });
    await member.send('POST', '/books', wrongType);
    await member.send('GET', '/books/none');
  };
  await refusals();
  await refusals();
  await untilTwoSeconds(began);
  await refusals();
  await expect.poll(async () => (await ofClass.row(1)).calls).toBe(21);
  expect((await ofClass.view()).causes).toEqual([]);
  expect((await ofClass.row(1)).state).toBe('working');
});

test('other requests that are refused for the same field are no mistake [TEACHER-15]', async () => {
  const { ofClass, member } = await memberOfClass();
  let price = 0;
  await thrice(() => member.send('POST', '/books', { body: { price: (price -= 1) } }));
  await expect.poll(async () => (await ofClass.row(1)).calls).toBe(3);
  expect((await ofClass.view()).causes).toEqual([]);
});

test('a client that repeats by itself is no mistake [TEACHER-15]', async () => {
  const { ofClass, member } = await memberOfClass();
  for (let at = 0; at < 4; at += 1) await member.send('POST', '/books', wrongType);
  await expect.poll(async () => (await ofClass.row(1)).repeats).toBe(4);
  expect((await ofClass.view()).causes).toEqual([]);
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

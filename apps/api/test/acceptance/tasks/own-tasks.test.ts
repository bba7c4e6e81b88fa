import { randomUUID } from 'node:crypto';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import type { Member } from '@sparring/contracts/desk/roster';
import { taskIds, tasksByPath } from '@sparring/contracts/tasks/task-ids';
import { expect, test } from 'vitest';
import { type MemberClient } from '../desk/test-desk-at.ts';
import { desk, memberOfClass, memberWith } from '../desk/test-desk.ts';
import { firstBook, unknownBook } from '../test-books.ts';
import { samples, sentIn } from '../test-lab-facts.ts';

const outside = (): MemberClient => memberWith(`http-${randomUUID()}`);

const taskOf = async ({ send }: MemberClient, id: string): Promise<Task> =>
  (await send<Task>('GET', `/workspace/tasks/${id}`)).body;

const stateOf = async (doer: MemberClient, id: string) => (await taskOf(doer, id)).state;

test('a workspace outside of a class has every task, of no class [TASK-02]', async () => {
  const { body } = await outside().send<TaskList>('GET', '/workspace/tasks');
  expect(body.class_title).toBe(null);
  expect(body.tasks.map(({ id }) => id)).toEqual(taskIds);
  expect(body.tasks.every(({ planned, state }) => !planned && state === 'open')).toBe(true);
});

test('outside of a class a deed is seen from the first look on [TASK-02]', async () => {
  const doer = outside();
  await doer.send('GET', '/ping');
  expect(await stateOf(doer, 'hello')).toBe('open');
  await doer.send('GET', '/ping');
  expect(await stateOf(doer, 'hello')).toBe('done');
});

test('a reset and an empty log leave what is done outside of a class [TASK-03]', async () => {
  const doer = outside();
  await taskOf(doer, 'hello');
  await doer.send('GET', '/ping');
  const before = await taskOf(doer, 'hello');
  expect(before.state).toBe('done');
  await doer.send('POST', '/workspace/reset');
  await doer.send('DELETE', '/workspace/requests');
  expect(await taskOf(doer, 'hello')).toEqual(before);
});

test('a reset, an empty log and another key leave what a member has done [TASK-03]', async () => {
  const { ofClass, member } = await memberOfClass();
  await member.send('GET', '/ping');
  const before = await taskOf(member, 'hello');
  expect(before.state).toBe('done');
  await member.send('POST', '/workspace/reset');
  await member.send('DELETE', '/workspace/requests');
  await member.send('DELETE', '/workspace');
  const { body } = await desk<Member>('POST', `${ofClass.path}/members/1/key`);
  expect(await taskOf(memberWith(body.key), 'hello')).toEqual(before);
});

test('a half that was seen before a reset counts after it [TASK-03]', async () => {
  const { member } = await memberOfClass();
  await member.send('GET', '/auth/me');
  await member.send('POST', '/workspace/reset');
  await member.send('GET', '/auth/me', { headers: { Authorization: 'Bearer x' } });
  expect(await stateOf(member, 'two-ways-out')).toBe('done');
});

test('a task says what was seen and what is missing, without the key [TASK-04]', async () => {
  const { member } = await memberOfClass();
  await member.send('GET', '/books?limit=1');
  const half = await taskOf(member, 'limit-edges');
  expect(half).toMatchObject({
    state: 'started',
    proof: null,
    steps: [
      { done: true, request: { method: 'GET', path: '/v1/practice/books?limit=1', status: 200 } },
      { done: false, request: null },
      { done: false, request: null },
      { done: false, request: null },
    ],
  });
  for (const limit of [100, 0, 101]) await member.send('GET', `/books?limit=${limit}`);
  const whole = await taskOf(member, 'limit-edges');
  expect(whole.proof?.requests.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
  expect(whole.proof).toMatchObject({ kind: 'seen', late: false, card: null, note: null });
  expect(JSON.stringify(whole)).not.toContain(member.name);
});

test('looking at the tasks is no request of the log [TASK-04]', async () => {
  const { ofClass, member } = await memberOfClass();
  await taskOf(member, 'hello');
  await member.send('POST', '/workspace/tasks/hello/hints');
  await member.send('GET', '/ping');
  await taskOf(member, 'hello');
  expect((await ofClass.row(1)).calls).toBe(1);
});

test('three hints come one after the other, and no fourth [TASK-05]', async () => {
  const doer = outside();
  const hints = async () =>
    (await doer.send<Task>('POST', '/workspace/tasks/find/hints')).body.hints;
  expect((await taskOf(doer, 'find')).hints).toEqual({ given: [], left: 3 });
  const all = [await hints(), await hints(), await hints(), await hints()];
  expect(all.map(({ given, left }) => [given.length, left])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [3, 0],
  ]);
  expect(new Set(all[3]!.given).size).toBe(3);
});

test('what a member does in several workspaces of the key counts together [TASK-06]', async () => {
  const { member } = await memberOfClass();
  const [one, other] = ['spec-1', 'spec-2'].map((rest) => memberWith(`${member.name}-${rest}`));
  await one!.send('GET', '/auth/me');
  await other!.send('GET', '/auth/me', { headers: { Authorization: 'Bearer x' } });
  expect(await stateOf(member, 'two-ways-out')).toBe('done');
  expect(await stateOf(one!, 'two-ways-out')).toBe('done');
});

test('the steps of one attempt are in one workspace [TASK-06]', async () => {
  const { member } = await memberOfClass();
  const [one, other] = ['spec-1', 'spec-2'].map((rest) => memberWith(`${member.name}-${rest}`));
  await one!.send('GET', '/books?page=3');
  await other!.send('GET', firstBook);
  expect(await stateOf(member, 'read-one')).toBe('started');
  await one!.send('GET', firstBook);
  expect(await stateOf(member, 'read-one')).toBe('done');
});

test('path selects the tasks, and paths counts all of them [TASK-07]', async () => {
  const { member } = await memberOfClass();
  await member.send('GET', '/ping');
  const { body } = await member.send<TaskList>('GET', '/workspace/tasks?path=security');
  expect(body.tasks.map(({ id }) => id)).toEqual(tasksByPath.security);
  expect(body.paths.map(({ id, tasks, done }) => [id, tasks, done])).toEqual(
    Object.entries(tasksByPath).map(([id, tasks]) => [
      id,
      tasks.length,
      id === 'first-day' ? 1 : 0,
    ]),
  );
});

test.each(['/workspace/tasks/nothing', '/workspace/tasks?path=nothing'])(
  '%s is refused [TASK-07]',
  async (path) => {
    expect((await outside().send('GET', path)).status).toBe(400);
  },
);

test('after the end of the class nothing more is seen, also while somebody looks [TASK-10]', async () => {
  const { ofClass, member } = await memberOfClass();
  await member.send('GET', '/ping');
  expect(await stateOf(member, 'hello')).toBe('done');
  const soon = Date.now() + 300;
  await desk('PATCH', ofClass.path, { ends_at: new Date(soon).toISOString() });
  await expect.poll(() => Date.now(), { interval: 50 }).toBeGreaterThan(soon);
  expect(await stateOf(member, 'hello')).toBe('done');
  await member.send('GET', '/books/none');
  await member.send('GET', unknownBook);
  expect(await stateOf(member, 'read-404')).toBe('open');
});

test('what a page has reported stays reported [TASK-08]', async () => {
  const { member } = await memberOfClass();
  for (const delay of [0.1, 6])
    await member.send('PUT', '/workspace/labs/waits', {
      body: sentIn(member.name, 'waits', { ...samples['waits']!.solved, delay }),
    });
  const { kind, proof } = await taskOf(member, 'waits');
  expect([kind, proof?.kind]).toEqual(['reported', 'reported']);
});

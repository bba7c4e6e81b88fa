import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { taskIds } from '@sparring/contracts/tasks/task-ids';
import { expect, test } from 'vitest';
import { desk, memberOfClass, memberWith, newClass } from './test-desk.ts';

const counts = async (path: string) => {
  const { body } = await desk<readonly TaskCount[]>('GET', `${path}/tasks`);
  return (id: string) => body.find((one) => one.id === id)!;
};

test('a plan keeps its order, and is what the members see [TEACHER-20]', async () => {
  const { ofClass, member } = await memberOfClass();
  const path = `${ofClass.path}/plan`;
  const none: Plan = { tasks: [], counts_until: null, counts_reported: false };
  expect((await desk('GET', path)).body).toEqual(none);
  const sent = { tasks: ['tidy', 'hello'], counts_until: '2030-03-02T10:00:00+01:00' };
  const kept = { ...none, ...sent, counts_until: '2030-03-02T09:00:00.000Z' };
  expect((await desk('PUT', path, sent)).body).toEqual(kept);
  expect((await desk('GET', path)).body).toEqual(kept);
  const { body } = await member.send<TaskList>('GET', '/workspace/tasks');
  expect(body).toMatchObject({ class_title: 'Thu 3B', counts_until: kept.counts_until });
  expect(body.plan).toEqual(sent.tasks);
  expect(body.tasks.filter(({ planned }) => planned).map(({ id }) => id)).toEqual([
    'hello',
    'tidy',
  ]);
});

test.each([
  [{ tasks: ['hello', 'hello'] }, '/tasks'],
  [{ tasks: ['hello', 'goodbye'] }, '/tasks/1'],
  [{ tasks: [], counts_until: 'noon' }, '/counts_until'],
  [{}, '/tasks'],
])('the plan %j is refused [TEACHER-20]', async (plan, pointer) => {
  const { path } = await newClass(['Ada']);
  await desk('PUT', `${path}/plan`, { tasks: ['tidy'] });
  const { status, body } = await desk<{ errors: object[] }>('PUT', `${path}/plan`, plan);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ pointer }]);
  expect((await desk<Plan>('GET', `${path}/plan`)).body.tasks).toEqual(['tidy']);
});

test('counts who has begun each task and who has done it [TEACHER-21]', async () => {
  const { path, keys } = await newClass(['Ada', 'Bo', 'Cy']);
  const [ada, bo] = keys.map(memberWith);
  await desk('PUT', `${path}/plan`, { tasks: ['two-ways-out'] });
  await ada!.send('GET', '/auth/me');
  await bo!.send('GET', '/auth/me');
  await bo!.send('GET', '/auth/me', { headers: { Authorization: 'Bearer x' } });
  const of = await counts(path);
  expect(of('two-ways-out')).toMatchObject({ planned: true, started: 1, done: 1, late: 0 });
  expect(of('hello')).toMatchObject({ planned: false, started: 0, done: 0 });
  /* A state is kept of each request, but no step is done. */
  expect(of('twice-alike')).toMatchObject({ started: 0 });
  const { body } = await desk<readonly TaskCount[]>('GET', `${path}/tasks`);
  expect(body.map(({ id }) => id)).toEqual(taskIds);
});

test('shows the hints, the steps and the proof of a member [TEACHER-21]', async () => {
  const { ofClass, member } = await memberOfClass();
  await member.send('POST', '/workspace/tasks/hello/hints');
  await member.send('GET', '/ping');
  const { body } = await desk<readonly Task[]>('GET', `${ofClass.path}/members/1/tasks`);
  const own = await member.send<TaskList>('GET', '/workspace/tasks');
  expect(body).toEqual(own.body.tasks);
  expect(body[0]).toMatchObject({
    id: 'hello',
    state: 'done',
    hints: { left: 2 },
    proof: { requests: [{ path: '/v1/practice/ping', status: 200 }] },
  });
  await expect.poll(async () => (await ofClass.row(1)).done).toEqual(['hello']);
});

test('what is done after its time is late [TEACHER-21]', async () => {
  const { ofClass, member } = await memberOfClass();
  await desk('PUT', `${ofClass.path}/plan`, { tasks: [], counts_until: '2026-01-01T00:00:00Z' });
  await member.send('GET', '/ping');
  expect((await counts(ofClass.path))('hello')).toMatchObject({ done: 1, late: 1 });
  await desk('PUT', `${ofClass.path}/plan`, { tasks: [], counts_until: '2099-01-01T00:00:00Z' });
  expect((await counts(ofClass.path))('hello')).toMatchObject({ done: 1, late: 0 });
});

test('a tick counts with its note until it is taken back [TEACHER-22]', async () => {
  const { ofClass, member } = await memberOfClass();
  const path = `${ofClass.path}/members/1/tasks/calm`;
  const note = 'Shown to me.';
  const ticked = await desk<Task>('PUT', path, { note });
  expect(ticked.body).toMatchObject({ state: 'done', proof: { kind: 'teacher', note } });
  const seen = await member.send<Task>('GET', '/workspace/tasks/calm');
  expect(seen.body).toEqual(ticked.body);
  expect((await ofClass.row(1)).done).toEqual(['calm']);
  expect((await desk<Task>('DELETE', path)).body).toMatchObject({ state: 'open', proof: null });
  expect((await ofClass.row(1)).done).toEqual([]);
});

test('what was seen stays when a tick is taken back [TEACHER-22]', async () => {
  const { ofClass, member } = await memberOfClass();
  const path = `${ofClass.path}/members/1/tasks/hello`;
  await member.send('GET', '/ping');
  const { proof } = (await member.send<Task>('GET', '/workspace/tasks/hello')).body;
  expect(proof).toMatchObject({ kind: 'seen' });
  await desk('PUT', path, { note: null });
  expect((await desk<Task>('DELETE', path)).body.proof).toEqual(proof);
});

test('nobody ticks a member or a class that there is not [TEACHER-22]', async () => {
  const { path } = await newClass(['Ada']);
  const tick = { note: null };
  expect((await desk('PUT', `${path}/members/2/tasks/hello`, tick)).status).toBe(404);
  expect((await desk('PUT', '/classes/999999/members/1/tasks/hello', tick)).status).toBe(404);
});

import type { SchoolClass } from '@sparring/contracts/desk/class';
import type { TaskList } from '@sparring/contracts/tasks/task';
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { desk, memberOfClass } from '../desk/test-desk.ts';

test('a card is shown with the task that it proves, and it says whether there is a grader [TASK-09]', async () => {
  const { ofClass, member } = await memberOfClass();
  const id = randomUUID();
  const shares = { found: { part: 1, of: 4 }, calm: { part: 3, of: 4 } };
  const numbers = {
    ...shares,
    isWhole: true,
    byArea: {},
    byTechnique: {},
    baselines: { part: 3, of: 3 },
  };
  const ended = new Date().toISOString();
  const body = { id, as: member.name, full: true, phase: 'complete', ended, numbers };
  await fetch(inject('graderUrl'), { method: 'POST', body: JSON.stringify(body) });
  await expect.poll(async () => (await ofClass.row(1)).state).toBe('grading');
  expect((await desk<SchoolClass>('GET', ofClass.path)).body.here).toBe(1);
  const tasks = async () =>
    (await member.send<TaskList>('GET', '/workspace/tasks?path=test-design')).body.tasks;
  await expect
    .poll(async () => (await tasks())[0])
    .toMatchObject({
      id: 'first-card',
      state: 'done',
      proof: { kind: 'graded', at: ended, card: id, requests: [] },
    });
  expect((await tasks()).at(-1)).toMatchObject({
    state: 'started',
    steps: [{ done: true }, { done: true }, { done: false }, { done: false }],
  });
  const { body: list } = await member.send<TaskList>('GET', '/workspace/tasks');
  expect(list.reads_cards).toBe(true);
});

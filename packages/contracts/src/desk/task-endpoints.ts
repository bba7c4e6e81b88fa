import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reply } from '../reply.ts';
import { exampleTask, task, taskId } from '../tasks/task.ts';
import { ofClass, ofMember } from './class.ts';
import { plan, taskCount, tick, type Plan } from './marks.ts';
import { byTeacher } from './session-endpoints.ts';

const reads = ['not-found', 'too-many-wrong-keys', 'store-unavailable'] as const;
const changes = [...reads, 'foreign-page'] as const;
const params = { class: '7' };
const ofMemberTask = ofMember.extend({ task: taskId.describe('The id of the task.') });
const taskParams = { class: '7', number: '3', task: 'duplicate' as const };

export const examplePlan: Plan = {
  tasks: ['hello', 'duplicate'],
  counts_until: null,
  counts_reported: false,
};
const { steps: _steps, hints: _hints, proof: _proof, state: _state, ...exampleText } = exampleTask;

export const deskTaskEndpoints = {
  getPlan: endpoint({
    method: 'GET',
    path: '/classes/{class}/plan',
    title: 'Show the plan',
    description: 'Returns which tasks the class does, and until when they count.',
    security: byTeacher,
    params: ofClass,
    replies: { 200: reply(plan, { description: 'The plan.', example: examplePlan }) },
    problems: reads,
    example: { params },
  }),
  putPlan: endpoint({
    method: 'PUT',
    path: '/classes/{class}/plan',
    title: 'Set the plan',
    description:
      'Replaces the plan. What members have done before counts, also of tasks that are new in it.',
    security: byTeacher,
    params: ofClass,
    body: plan,
    replies: { 200: reply(plan, { description: 'The plan.', example: examplePlan }) },
    problems: changes,
    example: { params, body: examplePlan },
  }),
  countTasks: endpoint({
    method: 'GET',
    path: '/classes/{class}/tasks',
    title: 'Count who did each task',
    description: 'Returns every task that there is, with the number of members who did it.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: reply(z.array(taskCount), {
        description: 'The tasks.',
        example: [{ ...exampleText, started: 4, done: 19, late: 2 }],
      }),
    },
    problems: reads,
    example: { params },
  }),
  memberTasks: endpoint({
    method: 'GET',
    path: '/classes/{class}/members/{number}/tasks',
    title: 'List the tasks of a member',
    description: 'Returns each task with what was seen of it, the hints taken, and its proof.',
    security: byTeacher,
    params: ofMember,
    replies: { 200: reply(z.array(task), { description: 'The tasks.', example: [exampleTask] }) },
    problems: reads,
    example: { params: { class: '7', number: '3' } },
  }),
  tickTask: endpoint({
    method: 'PUT',
    path: '/classes/{class}/members/{number}/tasks/{task}',
    title: 'Count a task as done',
    description:
      'Ticks a task by hand, with a note. It counts whatever was seen, and is shown as a tick of the teacher.',
    security: byTeacher,
    params: ofMemberTask,
    body: tick,
    replies: { 200: reply(task, { description: 'The task.', example: exampleTask }) },
    problems: changes,
    example: { params: taskParams, body: { note: 'Shown to me at the desk.' } },
  }),
  untickTask: endpoint({
    method: 'DELETE',
    path: '/classes/{class}/members/{number}/tasks/{task}',
    title: 'Take a tick back',
    description: 'Takes the tick of the teacher back. What was seen stays.',
    security: byTeacher,
    params: ofMemberTask,
    replies: { 200: reply(task, { description: 'The task.', example: exampleTask }) },
    problems: changes,
    example: { params: taskParams },
  }),
};

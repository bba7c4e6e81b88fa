import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reply } from '../reply.ts';
import { inMyClass, workspaceInHeader } from '../workspace.ts';
import { exampleTask, pathId, task, taskId, taskList } from './task.ts';

const params = z.object({ task: taskId.describe('The id of the task.') });
const query = z.strictObject({
  path: pathId.optional().describe('Returns only the tasks of this path.'),
});
const problems = ['too-many-new-workspaces', 'store-unavailable'] as const;
const example = { headers: inMyClass, params: { task: 'duplicate' as const } };

/** What to practice. The log of the workspace shows what was done. */
export const taskEndpoints = {
  listTasks: endpoint({
    method: 'GET',
    path: '/workspace/tasks',
    title: 'List the tasks',
    description:
      'Returns each task with what was seen of it in this workspace, and what is still missing. In the workspace of a member all workspaces of the member count. The first request begins to record and to look.',
    headers: workspaceInHeader,
    query,
    replies: {
      200: reply(taskList, {
        description: 'The tasks.',
        example: {
          class_title: 'Thu 3B',
          counts_until: null,
          plan: ['duplicate'],
          reads_cards: false,
          paths: [{ id: 'api-basics', title: 'API basics', tasks: 8, done: 0 }],
          tasks: [exampleTask],
        },
      }),
    },
    problems,
    example: { headers: inMyClass, query: { path: 'api-basics' } },
  }),
  getTask: endpoint({
    method: 'GET',
    path: '/workspace/tasks/{task}',
    title: 'Show a task',
    description: 'Returns a task, what was seen of it, what is missing, and what proves it.',
    headers: workspaceInHeader,
    params,
    replies: { 200: reply(task, { description: 'The task.', example: exampleTask }) },
    problems,
    example,
  }),
  takeHint: endpoint({
    method: 'POST',
    path: '/workspace/tasks/{task}/hints',
    title: 'Take a hint',
    description:
      'Gives the next of three hints, and counts it. After the last one the task stays as it is.',
    headers: workspaceInHeader,
    params,
    replies: {
      200: reply(task, { description: 'The task with one more hint.', example: exampleTask }),
    },
    problems,
    example,
  }),
};

import { endpoint } from '../endpoint.ts';
import { reply } from '../reply.ts';
import { ofClass } from './class.ts';
import { byTeacher } from './session-endpoints.ts';
import {
  action,
  actionResult,
  applyQuery,
  startingPoint,
  type StartingPoint,
} from './starting-point.ts';

const reads = ['not-found', 'too-many-wrong-keys', 'store-unavailable'] as const;
const changes = [...reads, 'foreign-page'] as const;

const example: StartingPoint = {
  seed: 7,
  seeds: 'same',
  faults: [
    {
      method: 'GET',
      path: '/books',
      seed: 42,
      outcomes: [{ kind: 'status', status: 503, when: 'before' }],
    },
  ],
};
const params = { class: '7' };

export const startEndpoints = {
  getStart: endpoint({
    method: 'GET',
    path: '/classes/{class}/start',
    title: 'Show the starting point',
    description: 'Returns what every reset in the class returns to.',
    security: byTeacher,
    params: ofClass,
    replies: { 200: reply(startingPoint, { description: 'The starting point.', example }) },
    problems: reads,
    example: { params },
  }),
  putStart: endpoint({
    method: 'PUT',
    path: '/classes/{class}/start',
    title: 'Set the starting point',
    description:
      'Replaces the starting point: the seed, chance, clock, limit and faults to which every reset of a member returns, also one by the member.',
    security: byTeacher,
    params: ofClass,
    query: applyQuery,
    body: startingPoint,
    replies: { 200: reply(startingPoint, { description: 'The starting point.', example }) },
    problems: changes,
    example: { params, body: example },
  }),
  act: endpoint({
    method: 'POST',
    path: '/classes/{class}/actions',
    title: 'Do something for some or all',
    description: 'Each member is one transaction: if one fails, the others are done.',
    security: byTeacher,
    params: ofClass,
    body: action,
    replies: {
      200: reply(actionResult, {
        description: 'What was done for whom.',
        example: { done: [3, 7], failed: [] },
      }),
    },
    problems: changes,
    example: { params, body: { do: 'reset', members: 'all' } },
  }),
};

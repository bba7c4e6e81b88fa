import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limitPolicy, limitState, type LimitState } from './limit.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

const policy = { kind: 'fixed-window', limit: 10, window: 60 } as const satisfies z.input<
  typeof limitPolicy
>;
const fresh: LimitState = {
  policy: { ...policy, retry_after: 'seconds' },
  left: 10,
  more_after: null,
};
const off: LimitState = { policy: null, left: null, more_after: null };

const headers = workspaceInHeader;

export const limitEndpoints = {
  getLimit: endpoint({
    method: 'GET',
    path: '/workspace/limit',
    title: 'Show the limit',
    description: 'Returns the policy of the workspace and what is left of it now.',
    headers,
    replies: {
      200: reply(limitState, {
        description: 'The policy and its present count.',
        example: { ...fresh, left: 7, more_after: 42 },
      }),
    },
    problems: ['store-unavailable'],
    example: { headers: inMyClass },
  }),
  setLimit: endpoint({
    method: 'PUT',
    path: '/workspace/limit',
    title: 'Limit the requests',
    description:
      'Sets the rate limit of the workspace and restarts its counter. Each response then has the headers `RateLimit-Policy` and `RateLimit`; a request over the limit gets 429 and does not count. The endpoints of the workspace itself are not limited. The limit follows the clock of the workspace.',
    headers,
    body: limitPolicy,
    replies: { 200: reply(limitState, { description: 'The new limit, unused.', example: fresh }) },
    problems: ['workspace-protected', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, body: policy },
  }),
  removeLimit: endpoint({
    method: 'DELETE',
    path: '/workspace/limit',
    title: 'Switch the limit off',
    description: 'Removes the policy. Requests are not limited any more.',
    headers,
    replies: { 200: reply(limitState, { description: 'No limit is set.', example: off }) },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};

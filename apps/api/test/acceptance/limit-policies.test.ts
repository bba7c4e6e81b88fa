import { expect, test } from 'vitest';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';
import {
  advance,
  limited,
  putLimit as put,
  statusesOf,
  type LimitState as State,
} from './test-conditions.ts';

test.each([
  [
    { kind: 'token-bucket', limit: 2, window: 60, burst: 3 },
    '"token-bucket";q=2;w=60;sparring-burst=3',
    '"token-bucket";r=2;t=30',
  ],
  [{ kind: 'fixed-window', limit: 2 }, '"fixed-window";q=2;w=60', '"fixed-window";r=1;t=60'],
  [{ kind: 'sliding-window', limit: 2 }, '"sliding-window";q=2;w=60', '"sliding-window";r=1;t=60'],
  [
    { kind: 'concurrency', limit: 2 },
    '"concurrency";q=2;qu="concurrent-requests"',
    '"concurrency";r=1',
  ],
])('%j is in the headers of each answer [LIMIT-02]', async (policy, described, standing) => {
  const { status, headers } = await (await limited(policy)).get('/books');
  expect(status).toBe(200);
  expect(headers.get('RateLimit-Policy')).toBe(described);
  expect(headers.get('RateLimit')).toBe(standing);
});

test('says when there is more, and nothing of it without a limit [LIMIT-01, LIMIT-06]', async () => {
  const none = (await newWorkspace().get('/workspace/limit')).body;
  expect(none).toEqual({ policy: null, left: null, more_after: null });
  const workspace = await limited({ kind: 'fixed-window', limit: 2 });
  await statusesOf(workspace, 3);
  await advance(workspace, 'PT20S');
  const { headers } = await workspace.get('/ping');
  expect(headers.get('Retry-After')).toBe('40');
  expect((await workspace.get('/workspace/limit')).body).toMatchObject({ left: 0, more_after: 40 });
});

const bucket = { kind: 'token-bucket', limit: 5 };

test.each([
  [{ kind: 'leaky-bucket', limit: 5 }, '/kind'],
  [{ kind: 'fixed-window', limit: 5, retry_after: 'minutes' }, '/retry_after'],
  [{ kind: 'concurrency' }, '/limit'],
])('the policy %j gets 400, and the one before stays [LIMIT-15]', async (policy, pointer) => {
  const workspace = await limited(bucket);
  const reply = await put<Problem>(workspace, policy);
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, pointer]);
  expect((await workspace.get<State>('/workspace/limit')).body.policy).toMatchObject(bucket);
});

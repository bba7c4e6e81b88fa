import { expect, test } from 'vitest';
import { newWorkspace, pointersOf, send, type Problem, type Workspace } from './test-client.ts';
import {
  advance,
  type LimitState as State,
  limited,
  putLimit as put,
  set,
  slowRequest,
  start,
  statusesOf,
  statusOf,
} from './test-conditions.ts';

/** The statuses at these seconds after the start. */
const at = async (workspace: Workspace, ...seconds: readonly number[]) => {
  const statuses: number[] = [];
  for (const second of seconds) {
    await set(workspace, { now: new Date(Date.parse(start) + second * 1000).toISOString() });
    statuses.push(await statusOf(workspace));
  }
  return statuses;
};

const kinds = ['token-bucket', 'fixed-window', 'sliding-window'] as const;

test('has no limit until one is set [LIMIT-01]', async () => {
  const workspace = newWorkspace();
  expect((await workspace.get('/workspace/limit')).body).toMatchObject({
    policy: null,
    left: null,
  });
  const { headers } = await workspace.get('/ping');
  expect([headers.get('RateLimit'), headers.get('RateLimit-Policy')]).toEqual([null, null]);
});

test.each([
  ['/ping', '/ping'],
  ['/books/unknown', '/books'],
])(
  'each answer says what is left: of %s, and of %s over the limit [LIMIT-02]',
  async (...paths) => {
    const workspace = await limited({ kind: 'fixed-window', limit: 1 });
    for (const path of paths) {
      const { headers } = await workspace.get(path);
      expect(headers.get('RateLimit-Policy')).toBe('"fixed-window";q=1;w=60');
      expect(headers.get('RateLimit')).toBe('"fixed-window";r=0;t=60');
    }
  },
);

test('a token bucket holds burst tokens and gets them back evenly [LIMIT-03]', async () => {
  const workspace = await limited({ kind: 'token-bucket', limit: 60, burst: 3 });
  expect(await statusesOf(workspace, 4)).toEqual([200, 200, 200, 429]);
  expect(await at(workspace, 0.6, 1.2, 1.9, 2)).toEqual([429, 200, 429, 200]);
  expect(await at(workspace, 60, 60, 60, 60)).toEqual([200, 200, 200, 429]);
});

test('a token bucket can hold fewer tokens than it gets in a window [LIMIT-03]', async () => {
  const workspace = await limited({ kind: 'token-bucket', limit: 5, burst: 1 });
  expect(await at(workspace, 0, 0, 11.9, 12, 12)).toEqual([200, 429, 429, 200, 429]);
});

test('a fixed window ends at a full minute, however many requests come [LIMIT-04]', async () => {
  const workspace = await limited({ kind: 'fixed-window', limit: 2 });
  expect(await at(workspace, 40, 59, 59.999, 60, 61, 100, 120)).toEqual([
    200, 200, 429, 200, 200, 429, 200,
  ]);
});

test('a sliding window accepts as many in any minute [LIMIT-05]', async () => {
  const workspace = await limited({ kind: 'sliding-window', limit: 2 });
  expect(await at(workspace, 0, 30, 59.999, 60, 61, 90)).toEqual([200, 200, 429, 200, 429, 200]);
});

test.each(kinds)('a refusal by %s says why, and does not count [LIMIT-06]', async (kind) => {
  const workspace = await limited({ kind, limit: 1 });
  expect(await statusOf(workspace)).toBe(200);
  const { status, headers, body } = await workspace.get<Problem>('/ping');
  expect([status, body.error]).toEqual([429, 'Quota exceeded']);
  expect(headers.get('Retry-After')).toBe('60');
  expect(await at(workspace, 30, 59, 60)).toEqual([429, 429, 200]);
});

test.each(kinds)('%s accepts exactly as many at once as are left [LIMIT-07]', async (kind) => {
  const workspace = await limited({ kind, limit: 7 });
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(workspace)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
});

test.each(kinds)('%s accepts who waits as long as Retry-After says [LIMIT-08]', async (kind) => {
  const workspace = await limited({ kind, limit: 1 }, '2030-01-01T00:00:00.500Z');
  await statusOf(workspace);
  const { headers } = await workspace.get('/ping');
  expect(headers.get('Retry-After')).toBe('60');
  await advance(workspace, 'PT60S');
  expect(await statusOf(workspace)).toBe(200);
});

test.each([
  [{}, '60'],
  [{ retry_after: 'seconds' }, '60'],
  [{ retry_after: 'date' }, 'Tue, 01 Jan 2030 00:01:00 GMT'],
])('with %j Retry-After is %s [LIMIT-09]', async (form, value) => {
  const workspace = await limited({ kind: 'fixed-window', limit: 1, ...form });
  await statusOf(workspace);
  expect((await workspace.get('/ping')).headers.get('Retry-After')).toBe(value);
});

test('only a change of a frozen clock gives more [LIMIT-10]', async () => {
  const workspace = await limited({ kind: 'token-bucket', limit: 1, window: 1 });
  expect(await statusesOf(workspace, 3)).toEqual([200, 429, 429]);
  await advance(workspace, 'PT1S');
  expect(await statusesOf(workspace, 2)).toEqual([200, 429]);
});

test('PUT begins anew, DELETE and a reset switch the limit off [LIMIT-11]', async () => {
  const policy = { kind: 'fixed-window', limit: 1 };
  const workspace = await limited(policy);
  expect(await statusesOf(workspace, 2)).toEqual([200, 429]);
  await put(workspace, policy);
  expect(await statusesOf(workspace, 2)).toEqual([200, 429]);
  expect((await workspace.send<State>('DELETE', '/workspace/limit')).body.policy).toBeNull();
  expect(await statusesOf(workspace, 2)).toEqual([200, 200]);
  await put(workspace, policy);
  await workspace.send('POST', '/workspace/reset');
  expect(await statusesOf(workspace, 2)).toEqual([200, 200]);
});

test.each([
  ['GET', '/workspace', 200],
  ['GET', '/workspace/limit', 200],
  ['GET', '/workspace/faults', 200],
  ['GET', '/workspace/requests', 200],
  ['OPTIONS', '/books', 204],
  ['PUT', '/books', 405],
  ['GET', '/nothing', 404],
])(
  '%s %s is never limited, and gets %d without RateLimit [LIMIT-12]',
  async (method, path, status) => {
    const workspace = await limited({ kind: 'fixed-window', limit: 1 });
    for (let times = 0; times < 2; times += 1) {
      const reply = await workspace.send(method, path);
      expect([reply.status, reply.headers.get('RateLimit')]).toEqual([status, null]);
    }
    expect(await statusesOf(workspace, 2)).toEqual([200, 429]);
  },
);

test('refuses no request of another workspace [LIMIT-13]', async () => {
  const [mine, theirs] = [await limited({ kind: 'fixed-window', limit: 1 }), newWorkspace()];
  expect(await statusesOf(mine, 2)).toEqual([200, 429]);
  expect(await statusesOf(theirs, 2)).toEqual([200, 200]);
});

test.each([
  ['PUT', '/workspace/limit', { kind: 'fixed-window', limit: 1000 }],
  ['PATCH', '/workspace', { now: start }],
  ['PATCH', '/workspace', { advance: 'PT1S' }],
])('the workspace public refuses %s %s %j [LIMIT-14]', async (method, path, body) => {
  const reply = await send<Problem>(method, `/v1/practice${path}`, { body });
  expect([reply.status, reply.body.error]).toEqual([403, 'Workspace protected']);
});

const bucket = { kind: 'token-bucket', limit: 5 };

test.each([
  ['limit', 1, 1000],
  ['burst', 1, 1000],
  ['window', 1, 86_400],
])('%s can be %d and %d, and nothing beyond [LIMIT-15]', async (name, min, max) => {
  const workspace = newWorkspace();
  for (const value of [min, max])
    expect((await put(workspace, { ...bucket, [name]: value })).status).toBe(200);
  for (const value of [min - 1, max + 1, 1.5, '1', null]) {
    const reply = await put<Problem>(workspace, { ...bucket, [name]: value });
    expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
  }
});

test('by concurrency a place is taken until the answer, or until the client leaves [LIMIT-16]', async () => {
  const workspace = newWorkspace();
  await put(workspace, { kind: 'concurrency', limit: 1 });
  expect(await statusesOf(workspace, 5)).toEqual([200, 200, 200, 200, 200]);
  const leave = await slowRequest(workspace);
  expect(await statusOf(workspace)).toBe(429);
  await leave();
  await expect.poll(() => statusOf(workspace)).toBe(200);
});

test.each([
  [bucket, { ...bucket, window: 60, burst: 5, retry_after: 'seconds' }],
  [
    { kind: 'fixed-window', limit: 5, burst: 9 },
    { kind: 'fixed-window', limit: 5, window: 60, retry_after: 'seconds' },
  ],
  [
    { kind: 'concurrency', limit: 5, window: 9, burst: 9, retry_after: 'date' },
    { kind: 'concurrency', limit: 5, retry_after: 'date' },
  ],
])('the policy %j is %j [LIMIT-17]', async (sent, whole) => {
  const workspace = newWorkspace();
  expect((await put(workspace, sent)).body.policy).toEqual(whole);
  expect((await workspace.get<State>('/workspace/limit')).body.policy).toEqual(whole);
});

test.each(['before', 'after'])(
  'an answer that a fault makes %s the request counts, and says what is left [LIMIT-18]',
  async (when) => {
    const workspace = await limited({ kind: 'fixed-window', limit: 5 });
    const outcomes = [{ kind: 'status', status: 503, when }];
    await workspace.send('PUT', '/workspace/faults', {
      body: { rules: [{ path: '/*', outcomes }] },
    });
    const { status, headers } = await workspace.get('/ping');
    expect([status, headers.get('RateLimit')]).toEqual([503, '"fixed-window";r=4;t=60']);
  },
);

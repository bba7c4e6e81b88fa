import request from 'supertest';
import { expect, test } from 'vitest';
import { faultReport } from '@sparring/contracts/fault';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';

const app = await testApp();
const base = '/w/mine/v1/practice';
const put = (body: object, name = 'mine') =>
  request(app).put(`/w/${name}/v1/practice/workspace/faults`).send(body);
const ping = (name = 'mine') => request(app).get(`/w/${name}/v1/practice/ping`);
const always = (kind: object) => ({ rules: [{ path: '/*', share: 1, outcomes: [kind] }] });
const failing = always({ kind: 'status', status: 500 });

test('PUT replies with the rules and their defaults, GET with what was used', async () => {
  const reply = await put({
    rules: [{ path: '/ping', outcomes: [{ kind: 'status', status: 500 }] }],
  });
  expect(reply.status).toBe(200);
  expect(faultReport.parse(reply.body).rules).toEqual([
    {
      method: '*',
      path: '/ping',
      seed: 42,
      outcomes: [{ kind: 'status', status: 500, when: 'before' }],
      matched: 0,
      used: [{ kind: 'status', times: 0 }],
      left: 1,
    },
  ]);
  await ping().expect(500);
  const { body } = await request(app).get(`${base}/workspace/faults`);
  expect(body.rules).toMatchObject([{ matched: 1, used: [{ times: 1 }], left: 0 }]);
});

test('PUT replaces all rules and starts their counts again', async () => {
  const script = { rules: [{ path: '/ping', outcomes: [{ kind: 'status', status: 500 }] }] };
  const twice = async () => {
    await put(script, 'replace');
    return [(await ping('replace')).status, (await ping('replace')).status];
  };
  expect(await twice()).toEqual([500, 200]);
  expect(await twice()).toEqual([500, 200]);
});

test('DELETE switches all rules off', async () => {
  await put(failing, 'off');
  await ping('off').expect(500);
  const path = '/w/off/v1/practice/workspace/faults';
  await request(app).delete(path).expect(200, { message: 'Faults switched off' });
  await request(app).get(path).expect(200, { rules: [] });
  await ping('off').expect(200);
});

const statusRule = (status: number, share?: number) => ({
  path: '/ping',
  ...(share && { share }),
  outcomes: [{ kind: 'status', status }],
});

test('the first rule that matches and has an outcome left decides', async () => {
  await put(
    { rules: [statusRule(501), statusRule(502), statusRule(503, 1), statusRule(504)] },
    'first',
  );
  const statuses = [];
  while (statuses.length < 4) statuses.push((await ping('first')).status);
  expect(statuses).toEqual([501, 502, 503, 503]);
});

test('the endpoints of the workspace, preflight requests and documents have no faults', async () => {
  await put(failing, 'safe');
  const safe = '/w/safe/v1/practice';
  await request(app).get(`${safe}/workspace`).expect(200);
  await request(app).get(`${safe}/workspace/faults`).expect(200);
  await request(app).patch(`${safe}/workspace`).send({ seed: 1 }).expect(200);
  await request(app).options(`${safe}/books`).expect(204);
  await request(app).get('/w/safe/openapi.json').expect(200);
  await request(app).post(`${safe}/workspace/reset`).expect(200);
  await ping('safe').expect(200);
});

test('the shared workspace cannot have faults', async () => {
  const reply = await request(app).put('/v1/practice/workspace/faults').send(failing);
  expect(reply.status).toBe(403);
  expect(problem.parse(reply.body).error).toBe('Workspace protected');
});

test('a rule without a base matches both bases, the root and paths with a slash at the end', async () => {
  await put(
    { rules: [{ path: '/items', share: 1, outcomes: [{ kind: 'status', status: 500 }] }] },
    'bases',
  );
  for (const path of ['/v1/practice/items', '/practice/items/', '/items', '/items?x=1'])
    await request(app).get(`/w/bases${path}`).expect(500);
});

test.each([
  ['/rules/0/path', { path: 'books', outcomes: [{ kind: 'reset' }] }],
  ['/rules/0/outcomes', { path: '/books', outcomes: [] }],
  [
    '/rules/0/outcomes',
    { path: '/books', outcomes: Array.from({ length: 51 }, () => ({ kind: 'reset' })) },
  ],
  ['/rules/0/outcomes/0/kind', { path: '/books', outcomes: [{ kind: 'explode' }] }],
  ['/rules/0/outcomes/0/status', { path: '/books', outcomes: [{ kind: 'status', status: 200 }] }],
  ['/rules/0/outcomes/0/when', { path: '/books', outcomes: [{ kind: 'cut', when: 'before' }] }],
  [
    '/rules/0/outcomes/0/milliseconds',
    { path: '/books', outcomes: [{ kind: 'fixed-delay', milliseconds: 10_001 }] },
  ],
  [
    '/rules/0/outcomes/0/max',
    { path: '/books', outcomes: [{ kind: 'uniform-delay', min: 2, max: 1 }] },
  ],
  ['/rules/0/share', { path: '/books', share: 0, outcomes: [{ kind: 'reset' }] }],
  ['/rules/0/method', { path: '/books', method: 'get', outcomes: [{ kind: 'reset' }] }],
])('replies 400 and points at %s', async (pointer, rule) => {
  const { status, body } = await put({ rules: [rule] });
  expect(status).toBe(400);
  expect(problem.parse(body).errors).toMatchObject([{ pointer }]);
});

test('a rule that is refused leaves the rules before in place', async () => {
  await put(failing, 'kept');
  expect((await put({ rules: [{ path: 'x', outcomes: [] }] }, 'kept')).status).toBe(400);
  expect((await ping('kept')).status).toBe(500);
});

import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp, testClock } from '../test-app.ts';

const mine = '/w/mine/v1/practice';

const open = async () => {
  const clock = testClock();
  const api = request(await testApp({ clock }));
  const put = async (policy: object) =>
    (await api.put(`${mine}/workspace/limit`).send(policy)).body;
  const books = () => api.get(`${mine}/books`);
  const statuses = async (count: number) => {
    const all: number[] = [];
    while (all.length < count) all.push((await books()).status);
    return all;
  };
  return { clock, api, put, books, statuses };
};

const perMinute = { kind: 'fixed-window', limit: 2, window: 60 };

test('no workspace has a limit until it is set', async () => {
  const { api, books } = await open();
  const { body } = await api.get(`${mine}/workspace/limit`);
  expect(body).toEqual({ policy: null, left: null, more_after: null });
  const { headers } = await books();
  expect(headers).not.toHaveProperty('ratelimit');
  expect(headers).not.toHaveProperty('ratelimit-policy');
});

test.each([
  [
    { kind: 'token-bucket', limit: 2, window: 60, burst: 3 },
    '"token-bucket";q=2;w=60;sparring-burst=3',
    '"token-bucket";r=2;t=30',
  ],
  [perMinute, '"fixed-window";q=2;w=60', '"fixed-window";r=1;t=60'],
  [
    { ...perMinute, kind: 'sliding-window' },
    '"sliding-window";q=2;w=60',
    '"sliding-window";r=1;t=60',
  ],
  [
    { kind: 'concurrency', limit: 2 },
    '"concurrency";q=2;qu="concurrent-requests"',
    '"concurrency";r=1',
  ],
])('%o is in the headers of each answer', async (policy, described, standing) => {
  const { put, books } = await open();
  await put(policy);
  const { status, headers } = await books();
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'ratelimit-policy': described, ratelimit: standing });
});

test('a request over the limit gets 429 with a problem of its own and does not count', async () => {
  const { clock, api, put, books, statuses } = await open();
  await put(perMinute);
  expect(await statuses(4)).toEqual([200, 200, 429, 429]);
  clock.advance(20_000);
  const { status, headers, body } = await books();
  expect(status).toBe(429);
  expect(problem.parse(body)).toMatchObject({ error: 'Quota exceeded' });
  expect(headers).toMatchObject({ 'retry-after': '40', ratelimit: '"fixed-window";r=0;t=40' });
  const state = await api.get(`${mine}/workspace/limit`);
  expect(state.body).toEqual({
    policy: { ...perMinute, retry_after: 'seconds' },
    left: 0,
    more_after: 40,
  });
});

test('Retry-After is a date of the clock of the workspace when the policy says so', async () => {
  const { api, put, books, statuses } = await open();
  const settings = { now: '2026-12-31T23:59:30Z', clock: 'frozen' };
  await api.patch(`${mine}/workspace`).send(settings);
  await put({ ...perMinute, retry_after: 'date' });
  await statuses(2);
  const { headers } = await books();
  expect(headers).toMatchObject({
    date: 'Thu, 31 Dec 2026 23:59:30 GMT',
    'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT',
  });
});

test('with a frozen clock, only advance gives more', async () => {
  const { clock, api, put, statuses } = await open();
  await api.patch(`${mine}/workspace`).send({ clock: 'frozen' });
  await put({ kind: 'token-bucket', limit: 1, window: 60, burst: 1 });
  expect(await statuses(2)).toEqual([200, 429]);
  clock.advance(3_600_000);
  expect(await statuses(1)).toEqual([429]);
  await api.patch(`${mine}/workspace`).send({ advance: 'PT59S' });
  expect(await statuses(1)).toEqual([429]);
  await api.patch(`${mine}/workspace`).send({ advance: 'PT1S' });
  expect(await statuses(2)).toEqual([200, 429]);
});

test('a new policy begins with a count of its own, and none is left after DELETE', async () => {
  const { api, put, statuses } = await open();
  await put(perMinute);
  await statuses(3);
  expect(await put(perMinute)).toMatchObject({ left: 2, more_after: null });
  expect(await statuses(3)).toEqual([200, 200, 429]);
  const { body } = await api.delete(`${mine}/workspace/limit`);
  expect(body.policy).toBeNull();
  expect(await statuses(3)).toEqual([200, 200, 200]);
});

test('the reset of the workspace switches the limit off', async () => {
  const { api, put, statuses } = await open();
  await put(perMinute);
  await statuses(3);
  await api.post(`${mine}/workspace/reset`);
  expect(await statuses(3)).toEqual([200, 200, 200]);
});

test('the endpoints of the workspace are not limited', async () => {
  const { api, put } = await open();
  await put({ ...perMinute, limit: 1 });
  for (const path of ['workspace', 'workspace/limit', 'workspace', 'workspace/limit'])
    expect((await api.get(`${mine}/${path}`)).status).toBe(200);
});

test('the limit of a workspace touches no other', async () => {
  const { api, put, statuses } = await open();
  await put({ ...perMinute, limit: 1 });
  expect(await statuses(2)).toEqual([200, 429]);
  expect((await api.get('/w/other/v1/practice/books')).status).toBe(200);
});

test('the workspace public can have neither a limit nor a clock of its own', async () => {
  const { api } = await open();
  const limit = await api.put('/v1/practice/workspace/limit').send(perMinute);
  const clock = await api.patch('/v1/practice/workspace').send({ advance: 'PT1H' });
  for (const { status, body } of [limit, clock])
    expect([status, problem.parse(body).error]).toEqual([403, 'Workspace protected']);
});

test.each([
  [
    { kind: 'token-bucket', limit: 5 },
    { window: 60, burst: 5 },
  ],
  [{ kind: 'fixed-window', limit: 5, burst: 3 }, { window: 60 }],
  [{ kind: 'concurrency', limit: 5, window: 7 }, {}],
])('%o shows the members that its kind uses, with their values', async (sent, more) => {
  const { put } = await open();
  const { kind, limit } = sent;
  const { policy } = await put(sent);
  expect(policy).toEqual({ kind, limit, ...more, retry_after: 'seconds' });
});

describe('a policy', () => {
  test.each([
    [{ ...perMinute, limit: 0 }, '/limit'],
    [{ ...perMinute, limit: 1001 }, '/limit'],
    [{ ...perMinute, limit: 1.5 }, '/limit'],
    [{ ...perMinute, window: 0 }, '/window'],
    [{ ...perMinute, window: 86_401 }, '/window'],
    [{ ...perMinute, kind: 'leaky-bucket' }, '/kind'],
    [{ ...perMinute, burst: 0 }, '/burst'],
    [{ ...perMinute, burst: 1001 }, '/burst'],
    [{ ...perMinute, retry_after: 'minutes' }, '/retry_after'],
    [{ kind: 'concurrency' }, '/limit'],
  ])('%o gets 400 that names %s, and changes nothing', async (policy, pointer) => {
    const { put, api } = await open();
    await put(perMinute);
    const { status, body } = await api.put(`${mine}/workspace/limit`).send(policy);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    const kept = await api.get(`${mine}/workspace/limit`);
    expect(kept.body.policy).toMatchObject(perMinute);
  });
});

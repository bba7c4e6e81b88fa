import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';

const app = await testApp();
const users = '/v1/practice/testing/users';
const random500 = '/v1/practice/testing/random500';
const latency = '/v1/practice/testing/latency-simulation';

/** Calls from step 0 of a seed in a workspace of its own. */
const inWorkspace = async (name: string, settings: object) => {
  const send = (path: string) => request(app).get(`/w/${name}${path}`);
  await request(app).patch(`/w/${name}/v1/practice/workspace`).send(settings);
  return send;
};

const times = async <Result>(count: number, work: () => PromiseLike<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < count) results.push(await work());
  return results;
};

test('replies 200 with the users when the random outcome is success', async () => {
  const get = await inWorkspace('users-never', { chance: 'never' });
  const { status, body } = await get(users);
  expect(status).toBe(200);
  expect(body[0]).toEqual({ id: 1, name: 'Ada Okafor', email: 'ada.okafor@example.com' });
});

test('replies 429 with Retry-After when the random outcome is the error', async () => {
  const get = await inWorkspace('users-always', { chance: 'always' });
  const { status, headers, body } = await get(users);
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('1');
  expect(problem.parse(body).error).toBe('Rate limit exceeded');
});

test('replies 500 at random, with an error text different from internal errors', async () => {
  const get = await inWorkspace('errors-always', { chance: 'always' });
  const { status, body } = await get(random500);
  expect(status).toBe(500);
  expect(problem.parse(body).error).toBe('Random server error');
});

test('replies 200 when the random outcome is success', async () => {
  const get = await inWorkspace('errors-never', { chance: 'never' });
  const { status, body } = await get(random500);
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'No error this time' });
});

test('gives the twenty replies of docs/chance.md after the seed is set to 42', async () => {
  const get = await inWorkspace('replay', { seed: 42 });
  const replies = await times(20, () => get(random500));
  const failed = replies.flatMap(({ status }, step) => (status === 500 ? [step] : []));
  expect(failed).toEqual([0, 3, 4, 7, 10, 13, 16, 17]);
  expect(replies[17]!.headers['x-chance']).toBe('seed=42; step=17; p=0.5; outcome=500');
});

test('gives the same replies after the seed is set again', async () => {
  const first = await times(30, await usersOf(7));
  const second = await times(30, await usersOf(7));
  const other = await times(30, await usersOf(8));
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});

const usersOf = async (seed: number) => {
  const get = await inWorkspace('again', { seed });
  return () => get(users).then(({ status }) => status);
};

test.each([
  [users, '0.2', 200, 429],
  [random500, '0.5', 200, 500],
])('has the header X-Chance in every reply of %s', async (path, p, fine, error) => {
  const get = await inWorkspace('said', { seed: 42 });
  const replies = await times(10, () => get(path));
  const said = replies.map(({ headers }) => headers['x-chance']);
  expect(said).toEqual(
    replies.map(({ status }, step) => `seed=42; step=${step}; p=${p}; outcome=${status}`),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([fine, error]));
});

test('counts forced answers as steps too', async () => {
  const get = await inWorkspace('forced', { seed: 42, chance: 'never' });
  await get(users);
  const { headers } = await get(users);
  expect(headers['x-chance']).toBe('seed=42; step=1; p=0; outcome=200');
});

test('replies after the requested delay, without a random decision', async () => {
  const { status, body, headers } = await request(await testApp()).get(`${latency}?delay=2.5`);
  expect(status).toBe(200);
  expect(body).toEqual({
    message: 'Answered after 2.5 seconds',
    timestamp: '2026-03-02T09:00:02.500Z',
  });
  expect(headers).not.toHaveProperty('x-chance');
});

test('draws a random delay when none is requested, and shows it in X-Chance', async () => {
  const get = await inWorkspace('late', { seed: 42 });
  const replies = await times(3, () => get(latency));
  expect(replies.map(({ headers }) => headers['x-chance'])).toEqual([
    'seed=42; step=0; p=0.1; outcome=1',
    'seed=42; step=1; p=0.1; outcome=10',
    'seed=42; step=2; p=0.1; outcome=7',
  ]);
  expect(replies.map(({ body }) => body.message)).toEqual([
    'Answered after 1 second',
    'Answered after 10 seconds',
    'Answered after 7 seconds',
  ]);
});

test.each(['1', '10'])('takes delay=%s, the end of what is allowed', async (delay) => {
  const { status } = await request(app).get(`${latency}?delay=${delay}`);
  expect(status).toBe(200);
});

test('answers the ping with pong', async () => {
  const { status, body } = await request(app).get('/v1/practice/ping');
  expect([status, body]).toEqual([200, { message: 'pong' }]);
});

test.each(['0', '0.99', '10.01', '11', '-1', 'two', '', '1e1', 'NaN', '2&delay=3'])(
  'replies 400 to delay=%s, which is not a number from 1 to 10',
  async (delay) => {
    const { status, body } = await request(app).get(`${latency}?delay=${delay}`);
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toMatchObject([{ pointer: '/delay' }]);
  },
);

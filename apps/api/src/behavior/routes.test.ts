import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';

const app = await testApp();
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

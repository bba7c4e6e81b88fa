import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../test-app.ts';
import { jobClient } from './test-jobs.ts';

const clock = testClock();
const app = await testApp({ clock });
const client = jobClient(() => app);

test.each([0, 3601, 1.5, '60', null])('refuses %j seconds', async (seconds) => {
  const { status, body } = await client.start(seconds as number);
  expect([status, body.errors[0].pointer]).toEqual([400, '/seconds']);
});

test.each([1, 3600])('takes %d seconds', async (seconds) => {
  expect((await client.start(seconds)).status).toBe(202);
});

test.each(['0', '-1', '1.5', 'one', '2147483648'])('refuses the number %s', async (id) => {
  expect((await request(app).get(`${client.base}/labs/jobs/${id}`)).status).toBe(400);
});

test('an unknown number gets 404 when it is polled, read or cancelled', async () => {
  for (const asked of [client.poll, client.result, client.cancel])
    expect((await asked(999)).body.error).toBe('Not found');
});

test('a job that is stuck asks for ten seconds, and can be cancelled', async () => {
  const own = jobClient(() => app, 'stuck');
  expect((await own.poll(1)).headers['retry-after']).toBe('10');
  expect((await own.cancel(1)).body.state).toBe('cancelled');
});

test('a clock that goes back lets a job run again', async () => {
  const own = jobClient(() => app, 'back');
  await own.set({ chance: 'never', now: '2026-06-01T10:00:00Z', clock: 'frozen' });
  await own.start(60);
  await own.set({ now: '2026-06-01T09:00:00Z' });
  expect((await own.poll(4)).body).toMatchObject({ state: 'running', progress: 0 });
});

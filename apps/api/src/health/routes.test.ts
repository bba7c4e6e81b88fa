import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp, testStore } from '../../test/support/app.ts';

test('is alive and ready when the store answers', async () => {
  const app = await testApp();
  expect((await request(app).get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await request(app).get('/readyz')).body).toEqual({ status: 'ready' });
});

test('is alive but not ready when the store does not answer', async () => {
  const store = await testStore();
  const app = await testApp({ store, report: () => {} });
  await store.close();
  expect((await request(app).get('/healthz')).status).toBe(200);
  const { status, body } = await request(app).get('/readyz');
  expect(status).toBe(503);
  expect(problem.parse(body).error).toBe('Store unavailable');
});

test('is alive but not ready while it shuts down', async () => {
  const app = await testApp({ stopping: AbortSignal.abort() });
  expect((await request(app).get('/healthz')).status).toBe(200);
  const { status, body } = await request(app).get('/readyz');
  expect(status).toBe(503);
  expect(problem.parse(body).error).toBe('Stopping');
});

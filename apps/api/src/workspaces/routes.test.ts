import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { defaultLimits } from '../open-store.ts';
import { testApp, testStore } from '../../test/support/app.ts';

const app = await testApp();
const firstBook = '/books/00000000-0000-4000-8000-000000000001';

test('POST /workspace/reset works on the public workspace', async () => {
  const { status, body } = await request(app).post('/v1/practice/workspace/reset');
  expect(status).toBe(200);
  expect(body.name).toBe('public');
});

test('replies 503 with Retry-After at the limit of workspaces with books', async () => {
  const limits = { ...defaultLimits, maxWorkspaces: 1 };
  const full = await testApp({ store: await testStore({ limits }) });
  const write = (name: string) =>
    request(full).patch(`/w/${name}/practice${firstBook}`).send({ stock: 1 });
  expect((await write('abc')).status).toBe(200);
  const { status, headers, body } = await write('xyz');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('3600');
  expect(problem.parse(body).error).toBe('Too many workspaces');
});

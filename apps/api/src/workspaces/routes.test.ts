import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { defaultLimits } from '../open-store.ts';
import { testApp, testStore } from '../test-app.ts';

const app = await testApp();
const untouched = {
  seed: 42,
  step: 0,
  chance: 'seeded',
  books: 30,
  max_books: 1000,
  now: '2026-03-02T09:00:00.000Z',
  clock: 'server',
  if_match: 'optional',
};
const firstBook = '/books/00000000-0000-4000-8000-000000000001';
const patch = (name: string, body: object) =>
  request(app).patch(`/w/${name}/v1/practice/workspace`).send(body);

test('GET /workspace replies 200 with name, settings and quota', async () => {
  const { status, body } = await request(app).get('/w/new-one/v1/practice/workspace');
  expect(status).toBe(200);
  expect(body).toEqual({ name: 'new-one', ...untouched });
});

test('POST /workspaces replies 201 with a random name and its Location', async () => {
  const { status, headers, body } = await request(app).post('/v1/practice/workspaces');
  expect(status).toBe(201);
  expect(body).toEqual({ name: expect.stringMatching(/^[0-9a-f-]{36}$/), ...untouched });
  expect(headers['location']).toBe(`/w/${body.name}/v1/practice/workspace`);
  const found = await request(app).get(headers['location']!);
  expect(found.body).toEqual(body);
});

test('POST /workspaces gives another name every time', async () => {
  const one = await request(app).post('/practice/workspaces');
  const other = await request(app).post('/practice/workspaces');
  expect(one.body.name).not.toBe(other.body.name);
});

test('PATCH /workspace replies 200 with the new seed and step 0', async () => {
  const { status, body } = await patch('seeded-one', { seed: 7 });
  expect(status).toBe(200);
  expect(body).toEqual({ name: 'seeded-one', ...untouched, seed: 7, step: 0 });
});

test('PATCH /workspace sets chance without a change to the seed', async () => {
  await patch('forced', { seed: 7 });
  const { body } = await patch('forced', { chance: 'always' });
  expect(body).toMatchObject({ seed: 7, chance: 'always' });
});

test('PATCH /workspace accepts a merge patch', async () => {
  const { status } = await patch('merged', { seed: 1 }).type('application/merge-patch+json');
  expect(status).toBe(200);
});

test.each([
  [{ seed: -1 }, '/seed'],
  [{ seed: 4_294_967_296 }, '/seed'],
  [{ seed: 1.5 }, '/seed'],
  [{ seed: '42' }, '/seed'],
  [{ seed: null }, '/seed'],
  [{ chance: 'sometimes' }, '/chance'],
  [{ sead: 1 }, '/sead'],
  [{}, ''],
])('PATCH /workspace replies 400 to %j and points at %j', async (body, pointer) => {
  const reply = await patch('strict', body);
  expect(reply.status).toBe(400);
  expect(problem.parse(reply.body).errors![0]!.pointer).toBe(pointer);
});

test('POST /workspace/reset restores the seed data and the settings', async () => {
  await request(app).delete(`/w/messy/v1/practice${firstBook}`);
  await patch('messy', { seed: 7, chance: 'never' });
  const { status, body } = await request(app).post('/w/messy/v1/practice/workspace/reset');
  expect(status).toBe(200);
  expect(body).toEqual({ name: 'messy', ...untouched });
  expect((await request(app).get(`/w/messy/v1/practice${firstBook}`)).status).toBe(200);
});

test('POST /workspace/reset works on the public workspace', async () => {
  const { status, body } = await request(app).post('/v1/practice/workspace/reset');
  expect(status).toBe(200);
  expect(body.name).toBe('public');
});

test('DELETE /workspace replies 200, and the name has the seed data again', async () => {
  await patch('gone', { seed: 7 });
  const { status, body } = await request(app).delete('/w/gone/v1/practice/workspace');
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'Workspace deleted' });
  const after = await request(app).get('/w/gone/v1/practice/workspace');
  expect(after.body).toEqual({ name: 'gone', ...untouched });
});

test('DELETE /workspace replies 403 for the public workspace', async () => {
  const { status, body } = await request(app).delete('/v1/practice/workspace');
  expect(status).toBe(403);
  expect(problem.parse(body).error).toBe('Workspace protected');
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

import request from 'supertest';
import { expect, test } from 'vitest';
import { testClock } from '../test-app.ts';
import { ada, pathsOf, recorded } from './test-recorded.ts';

const minute = 60_000;

test('the first look begins the recording, and later answers name its beginning', async () => {
  const clock = testClock();
  const { server, log } = await recorded({ clock });
  const { 'x-recorded-since': since } = (await log()).headers;
  expect(since).toBe('2026-03-02T09:00:00.000Z');
  clock.advance(minute);
  await request(server).get(ada('/ping'));
  const { body, headers } = await log();
  expect(pathsOf(body)).toEqual(['/ping']);
  expect(headers['x-recorded-since']).toBe(since);
});

test('a workspace that nobody looks at is not recorded', async () => {
  const { server, log } = await recorded();
  await request(server).get('/w/bob/v1/practice/ping');
  expect((await log()).body).toEqual([]);
  const { body } = await request(server).get('/w/bob/v1/practice/workspace/requests');
  expect(body).toEqual([]);
});

test('the recording ends 60 minutes after the last look', async () => {
  const clock = testClock();
  const { server, log } = await recorded({ clock });
  clock.advance(59 * minute);
  await request(server).get(ada('/ping'));
  expect((await log()).body).toHaveLength(1);
  clock.advance(61 * minute);
  await request(server).get(ada('/ping'));
  const { body, headers } = await log();
  expect(body).toEqual([]);
  expect(headers['x-recorded-since']).not.toBe('2026-03-02T09:00:00.000Z');
});

test('does not record the calls to the log and to the critique', async () => {
  const { server, log } = await recorded();
  await request(server).get(ada('/workspace/critique'));
  await request(server).get(ada('/workspace/requests/0'));
  await request(server).options(ada('/workspace/requests'));
  await request(server).get('/w/ada/practice/workspace/requests');
  expect((await log()).body).toEqual([]);
});

test('a cleared log is empty, the recording goes on, and no id is used again', async () => {
  const { server, log } = await recorded();
  await request(server).get(ada('/ping'));
  const [{ id }] = (await log()).body;
  const reply = await request(server).delete(ada('/workspace/requests'));
  expect(reply.body).toEqual({ message: 'Log cleared' });
  expect((await log()).body).toEqual([]);
  await request(server).get(ada('/ping'));
  expect((await log()).body).toMatchObject([{ id: id + 1 }]);
});

test('a reset leaves the log and its recording, and is itself recorded', async () => {
  const { server, log } = await recorded();
  await request(server).get(ada('/ping'));
  await request(server).post(ada('/workspace/reset'));
  await request(server).get(ada('/books'));
  expect(pathsOf((await log()).body)).toEqual(['/books', '/workspace/reset', '/ping']);
});

test('deleting the workspace deletes the log and ends the recording, even within a millisecond', async () => {
  const { server, log } = await recorded({
    clock: { ...testClock(), wait: () => new Promise(() => {}) },
  });
  await request(server).get(ada('/ping'));
  await log();
  await request(server).get(ada('/items'));
  await request(server).delete(ada('/workspace'));
  await request(server).get(ada('/books'));
  expect((await log()).body).toEqual([]);
});

test('no workspace sees the requests of another', async () => {
  const { server, log } = await recorded();
  const bob = '/w/bob/v1/practice/workspace/requests';
  await request(server).get(bob);
  await request(server).get(ada('/ping'));
  const [{ id }] = (await log()).body;
  expect((await request(server).get(bob)).body).toEqual([]);
  expect((await request(server).get(`${bob}/${id}`)).status).toBe(404);
  await request(server).delete(bob);
  expect((await log()).body).toHaveLength(1);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp, testClock } from '../../test/support/app.ts';

/** A clock whose delays last until the client disconnects. */
const endlessClock = () => {
  const waits: AbortSignal[] = [];
  const began = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const wait = async (_: number, gone: AbortSignal) => {
    waits.push(gone);
    began.resolve();
    await once(gone, 'abort');
    ended.resolve();
  };
  return { ...testClock(), wait, waits, began: began.promise, ended: ended.promise };
};

const listening = async (parts: Parameters<typeof testApp>[0]) => {
  const server = createServer(await testApp(parts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1/practice/testing/latency-simulation?delay=10`;
};

test('replies 503 with Retry-After at the limit of simultaneous delays', async () => {
  const clock = endlessClock();
  const url = await listening({ clock, maxOpenDelays: 1 });
  void fetch(url).catch(() => {});
  await clock.began;
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(problem.parse(await response.json()).error).toBe('Too many waiting');
});

test('a client that disconnects makes room for the next delay', async () => {
  const clock = endlessClock();
  const url = await listening({ clock, maxOpenDelays: 1 });
  const leaving = new AbortController();
  void fetch(url, { signal: leaving.signal }).catch(() => {});
  await clock.began;
  leaving.abort();
  await clock.ended;
  void fetch(url).catch(() => {});
  await expect.poll(() => clock.waits.length).toBe(2);
});

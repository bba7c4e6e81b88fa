import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../test-servers.ts';
import { createDoors } from './routes.ts';

test('a picture is still open after 30 seconds, and ends soon after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url } = await listening(express().use(createDoors()));
  const [picture] = (await once(get(`${url}/doors/ada/7/image`), 'response')) as [IncomingMessage];
  const ended = Promise.withResolvers<string>();
  picture.once('error', () => ended.resolve('ended'));
  picture.resume();
  vi.advanceTimersByTime(30_000);
  expect(await Promise.race([ended.promise, Promise.resolve('open')])).toBe('open');
  vi.advanceTimersByTime(5_000);
  expect(await ended.promise).toBe('ended');
});

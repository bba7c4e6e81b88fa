import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../http/send/log.ts';
import { deleteIdleHourly } from './idle-timer.ts';

const withFakeTime = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

test('runs at the start and every hour, until it is stopped', async () => {
  withFakeTime();
  let runs = 0;
  const deleteIdle = async () => (runs += 1);
  const stop = deleteIdleHourly(
    { deleteIdle },
    () => {},
    (error) => expect.unreachable(String(error)),
  );
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(runs).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(runs).toBe(3);
});

test('reports a deletion that fails and continues', async () => {
  withFakeTime();
  const reported: unknown[] = [];
  const stop = deleteIdleHourly(
    { deleteIdle: () => Promise.reject(new Error('away')) },
    (entry) => expect.unreachable(String(entry['message'])),
    (error) => reported.push(error),
  );
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(reported).toHaveLength(2);
  await stop();
});

test('aborts a running deletion and waits for its end', async () => {
  const events: string[] = [];
  const deleteIdle = async (stopping?: AbortSignal) => {
    await new Promise((resolve) => stopping?.addEventListener('abort', resolve));
    events.push('deleted');
    return 0;
  };
  const stop = deleteIdleHourly(
    { deleteIdle },
    () => {},
    (error) => expect.unreachable(String(error)),
  );
  await stop();
  events.push('stopped');
  expect(events).toEqual(['deleted', 'stopped']);
});

test('logs the number of deleted workspaces, unless it is 0', async () => {
  withFakeTime();
  const numbers = [3, 0, 1];
  const lines: Entry[] = [];
  const stop = deleteIdleHourly(
    { deleteIdle: async () => numbers.shift()! },
    (entry) => lines.push(entry),
    (error) => expect.unreachable(String(error)),
  );
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  const line = { level: 'info', message: 'deleted idle workspaces' };
  expect(lines).toEqual([
    { ...line, deleted: 3 },
    { ...line, deleted: 1 },
  ]);
  await stop();
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { sweepHourly } from './sweeping.ts';

const withFakeTime = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

test('sweeps at the start and every hour, until it is stopped', async () => {
  withFakeTime();
  let sweeps = 0;
  const sweep = async () => (sweeps += 1);
  const stop = sweepHourly({ sweep }, (error) => expect.unreachable(String(error)));
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(sweeps).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(sweeps).toBe(3);
});

test('reports a sweep that fails and goes on', async () => {
  withFakeTime();
  const reported: unknown[] = [];
  const stop = sweepHourly({ sweep: () => Promise.reject(new Error('away')) }, (error) =>
    reported.push(error),
  );
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(reported).toHaveLength(2);
  await stop();
});

test('tells a sweep that runs to stop, and waits for its end', async () => {
  const events: string[] = [];
  const sweep = async (stopping?: AbortSignal) => {
    await new Promise((resolve) => stopping?.addEventListener('abort', resolve));
    events.push('swept');
    return 0;
  };
  const stop = sweepHourly({ sweep }, (error) => expect.unreachable(String(error)));
  await stop();
  events.push('stopped');
  expect(events).toEqual(['swept', 'stopped']);
});

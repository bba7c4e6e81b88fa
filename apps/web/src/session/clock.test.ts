import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls back once, after the time', () => {
  const callBack = vi.fn<() => void>();
  createClock(1).after(3000, callBack);
  vi.advanceTimersByTime(2999);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(callBack).toHaveBeenCalledOnce();
});

test('does not call back when it is cancelled', () => {
  const callBack = vi.fn<() => void>();
  createClock(1).after(3000, callBack)();
  vi.advanceTimersByTime(3000);
  expect(callBack).not.toHaveBeenCalled();
});

test('divides a wait by the speed', () => {
  const callBack = vi.fn<() => void>();
  createClock(20).after(20_000, callBack);
  vi.advanceTimersByTime(999);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callBack).toHaveBeenCalledOnce();
});

test('does not call back at once when the speed is tiny', () => {
  const callBack = vi.fn<() => void>();
  createClock(1e-9).after(1000, callBack);
  vi.advanceTimersByTime(60_000);
  expect(callBack).not.toHaveBeenCalled();
});

test('calls back again and again until it is stopped', () => {
  const callBack = vi.fn<() => void>();
  const stop = createClock(1).every(20, callBack);
  vi.advanceTimersByTime(60);
  stop();
  vi.advanceTimersByTime(60);
  expect(callBack).toHaveBeenCalledTimes(3);
});

test('ends a wait after the time', async () => {
  const wait = createClock(2).wait(2000);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(wait).resolves.toBeUndefined();
});

test('fails a wait with the reason of its signal', async () => {
  const leaving = new AbortController();
  const wait = createClock(1).wait(2000, leaving.signal);
  leaving.abort(new Error('left the page'));
  await expect(wait).rejects.toThrow('left the page');
});

test('fails a wait whose signal was aborted before', async () => {
  await expect(createClock(1).wait(1, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  );
});

test.each([
  { speed: 1, time: 3000, shown: 3000 },
  { speed: 2, time: 3000, shown: 1500 },
  { speed: 20, time: 3000, shown: 1000 },
  { speed: 1, time: 500, shown: 500 },
  { speed: 20, time: 500, shown: 500 },
  { speed: 0.5, time: 500, shown: 1000 },
])('shows a message of $time ms for $shown ms at speed $speed', ({ speed, time, shown }) => {
  const callBack = vi.fn<() => void>();
  createClock(speed).afterReading(time, callBack);
  vi.advanceTimersByTime(shown - 1);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callBack).toHaveBeenCalledOnce();
});

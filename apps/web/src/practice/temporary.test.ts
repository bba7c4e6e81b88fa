import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../session/clock.ts';
import { temporary } from './temporary.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messageOf3Seconds = (speed = 1) => {
  const seen = { message: undefined as string | undefined };
  const clock = createClock(speed);
  const timer = temporary<string>(clock, 3000, (message) => (seen.message = message));
  return { seen, timer };
};

test('removes the message after its time', () => {
  const { seen, timer } = messageOf3Seconds();
  timer.show('hello');
  vi.advanceTimersByTime(2999);
  expect(seen.message).toBe('hello');
  vi.advanceTimersByTime(1);
  expect(seen.message).toBeUndefined();
});

test('restarts the time when it shows another message', () => {
  const { seen, timer } = messageOf3Seconds();
  timer.show('first');
  vi.advanceTimersByTime(2000);
  timer.show('second');
  vi.advanceTimersByTime(2999);
  expect(seen.message).toBe('second');
  vi.advanceTimersByTime(1);
  expect(seen.message).toBeUndefined();
});

test('does nothing after it is stopped', () => {
  const { seen, timer } = messageOf3Seconds();
  timer.show('hello');
  timer.stop();
  vi.advanceTimersByTime(60_000);
  expect(seen.message).toBe('hello');
});

test('removes the message at once when it is hidden, and shows the next for its full time', () => {
  const { seen, timer } = messageOf3Seconds();
  timer.show('first');
  vi.advanceTimersByTime(2000);
  timer.hide();
  expect(seen.message).toBeUndefined();
  timer.show('second');
  vi.advanceTimersByTime(2999);
  expect(seen.message).toBe('second');
});

test('shows the message for at least one second at any speed', () => {
  const { seen, timer } = messageOf3Seconds(20);
  timer.show('hello');
  vi.advanceTimersByTime(999);
  expect(seen.message).toBe('hello');
  vi.advanceTimersByTime(1);
  expect(seen.message).toBeUndefined();
});

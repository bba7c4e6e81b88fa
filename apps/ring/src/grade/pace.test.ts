import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const clock = () => {
  let seconds = 0;
  return { now: () => new Date(1000 * seconds), pass: (more: number) => void (seconds += more) };
};

test('before the first run is over, each takes as long as a baseline run, shared by the slots', () => {
  expect(createPace(clock().now).secondsFor(12, 0, 4, 2)).toBe(24);
});

test('what lies between the runs counts', () => {
  const { now, pass } = clock();
  const pace = createPace(now);
  pass(38);
  expect(pace.secondsFor(10, 19, 2, 1)).toBe(20);
});

import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('before the first run is over, each takes as long as a baseline run, shared by the slots', () => {
  expect(createPace(2, 4).secondsFor(12, 0)).toBe(24);
});

test('the runs that are over say how long one takes', () => {
  const pace = createPace(1, 2);
  for (let runs = 0; runs < 19; runs++) pace.note(0, 2);
  pace.note(0, 23);
  expect(pace.secondsFor(10, 0)).toBe(30);
});

test('runs with fewer defects, as they come at the end, are expected to be shorter', () => {
  const pace = createPace(1, 4);
  for (const size of [16, 16, 8, 8, 8, 8, 8, 8, 8, 8]) pace.note(size, 4 + size);
  expect(pace.secondsFor(10, 0)).toBeCloseTo(10 * (4 + 4));
});

test('what is delayed takes its own time, in one slot', () => {
  expect(createPace(2, 4).secondsFor(10, 30)).toBe(35);
  expect(createPace(4, 4).secondsFor(1, 30)).toBe(30);
});

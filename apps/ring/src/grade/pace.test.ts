import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('before the first run is over, each takes as long as a baseline run, shared by the slots', () => {
  expect(createPace(2, 4).secondsFor(12, 0)).toBe(24);
});

test('the runs that are over say how long one takes', () => {
  const pace = createPace(1, 2);
  for (let runs = 0; runs < 19; runs++) pace.note(2);
  pace.note(23);
  expect(pace.secondsFor(10, 0)).toBe(30);
});

test('what is delayed takes its own time', () => {
  expect(createPace(2, 4).secondsFor(10, 30)).toBe(35);
});

import { expect, test } from 'vitest';
import { defectsOf, partOf } from './groups/test-suite.ts';
import type { Job } from './ledger.ts';
import { createPace } from './pace.ts';

const whole = partOf(['a', 'b']);
const chosen = { ...whole, tests: ['a'] };
const nothing = { queued: [], searches: 0, wholes: 0, baselines: 0 };

const searchFor = (size: number): Job => ({
  id: `${size} defects`,
  group: defectsOf(Array.from({ length: size }, (_, at) => `defect ${at}`)),
  part: whole,
});

/** A pace whose clock goes on when a run takes its time; before it, a run took four seconds. */
const createTimed = (
  slots: number,
  delayed: (job: Job) => number | undefined = () => undefined,
) => {
  let passed = 0;
  const pace = createPace({ slots, beforehand: 4, now: () => new Date(passed), delayed });
  const wait = (seconds: number): void => void (passed += seconds * 1000);
  const run = (job: Job, seconds: number): void => {
    pace.begin(job);
    wait(seconds);
    pace.end(job);
  };
  return { ...pace, wait, run };
};

test('before the first run is over, each takes as long as a baseline run, shared by the slots', () => {
  expect(createTimed(2).secondsLeft({ ...nothing, searches: 12 })).toBe(24);
});

test('what has passed of the runs under way is not left', () => {
  const pace = createTimed(2);
  pace.begin({ id: 'audit', part: whole });
  pace.wait(3);
  expect(pace.secondsLeft(nothing)).toBe(1);
  expect(pace.secondsLeft({ ...nothing, searches: 3 })).toBe(8);
  pace.wait(3);
  expect(pace.secondsLeft(nothing)).toBe(0);
});

test('searches with fewer defects, as they come at the end, are expected to be shorter', () => {
  const pace = createTimed(1);
  for (const size of [16, 16, 8, 8, 8, 8, 8, 8, 8, 8]) pace.run(searchFor(size), 4 + size);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * (4 + 0.7 * 8));
});

test('while all searches are equally large, the time of smaller ones is taken to be in proportion', () => {
  const pace = createTimed(1);
  for (let runs = 0; runs < 4; runs++) pace.run(searchFor(16), 20);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 0.7 * 20);
  for (let runs = 0; runs < 4; runs++) pace.run(searchFor(1), 20);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 20);
});

test('short searches do not shorten the runs with all tests that are left', () => {
  const pace = createTimed(1);
  for (const size of [3, 3, 2, 2, 2, 2, 2, 2, 2, 2])
    pace.run({ ...searchFor(size), part: chosen }, 1);
  pace.run({ id: 'baseline 1', part: chosen }, 1);
  const repeat: Job = { id: 'repeat', defect: defectsOf(['one'])[0]!, part: whole, isRepeat: true };
  expect(pace.secondsLeft({ queued: [repeat], searches: 2, wholes: 1.5, baselines: 3 })).toBe(
    4 + 2 + 6 + 3,
  );
});

test('the last run takes as long as it takes, however many slots are free', () => {
  const pace = createTimed(4);
  expect(pace.secondsLeft({ ...nothing, queued: [{ id: 'audit', part: whole }] })).toBe(4);
});

test('what is delayed takes its own time, in one slot, and says nothing of the others', () => {
  const late: Job = { id: 'late', part: whole };
  const pace = createTimed(2, (job) => (job === late ? 30 : undefined));
  expect(pace.secondsLeft({ ...nothing, queued: [late], searches: 9 })).toBe(34);
  expect(pace.secondsLeft({ ...nothing, queued: [late], searches: 2 })).toBe(30);
  pace.run(late, 100);
  expect(pace.secondsLeft({ ...nothing, searches: 2 })).toBe(4);
});

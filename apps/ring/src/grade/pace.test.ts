import { expect, test } from 'vitest';
import { defectsOf, partOf } from './groups/test-suite.ts';
import type { Job } from './job.ts';
import { createPace } from './pace.ts';

const tests = Array.from({ length: 16 }, (_, at) => `test ${at}`);
const whole = partOf(tests);
const nothing = { queued: [], firsts: 0, searches: 0, checks: 0, repetitions: 0, likeOthers: 0 };

const defects = defectsOf(['one', 'two']);
const searchWith = (count: number): Job => {
  const chosen = { ...whole, tests: tests.slice(0, count) };
  return {
    id: `search with ${count}`,
    group: defects,
    part: count < tests.length ? chosen : whole,
  };
};

/** A pace whose clock goes on when a run takes its time; before it, a run took four seconds. */
const createTimed = (
  slots: number,
  delayed: (job: Job) => number | undefined = () => undefined,
  { canChoose = false, hasRoomBeside = false } = {},
) => {
  let passed = 0;
  const now = () => new Date(passed);
  const parts = {
    slots,
    hasRoomBeside,
    tests: tests.length,
    canChoose,
    beforehand: 4,
    now,
    delayed,
    isCheck: ({ id }: Job) => id === 'check',
  };
  const pace = createPace(parts);
  const wait = (seconds: number): void => void (passed += seconds * 1000);
  const run = (job: Job, seconds: number, isQuiet = true): void => {
    pace.begin(job);
    wait(seconds);
    pace.end(job, isQuiet);
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

test('searches with fewer tests, as they come at the end, are expected to be shorter', () => {
  const pace = createTimed(1);
  pace.run({ id: 'baseline 1', part: { ...whole, tests: tests.slice(0, 8) } }, 2);
  for (const count of [16, 16, 10, 10, 10, 10, 10, 10, 10, 10])
    pace.run(searchWith(count), 3 * (count / 4), false);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 3 * ((0.35 * 10) / 4));
});

test('before the runner is told which tests to run, later searches are expected to be somewhat shorter than the first ones', () => {
  const pace = createTimed(1, undefined, { canChoose: true });
  for (let runs = 0; runs < 4; runs++) pace.run(searchWith(16), 20);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 0.7 * 20);
  expect(pace.secondsLeft({ ...nothing, firsts: 10 })).toBeCloseTo(10 * 20);
});

test('the run without a defect that tries the choice shows how much shorter they will be', () => {
  const pace = createTimed(1, undefined, { canChoose: true });
  pace.run({ id: 'choice', part: { ...whole, tests: tests.slice(0, 8) } }, 2);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 0.35 * 4);
  pace.run(searchWith(16), 2 * 4, false);
  expect(pace.secondsLeft({ ...nothing, searches: 10 })).toBeCloseTo(10 * 0.35 * 2 * 4);
  expect(pace.secondsLeft({ ...nothing, firsts: 10 })).toBeCloseTo(10 * 2 * 4);
});

test('short searches do not shorten the runs with all tests that are left', () => {
  const pace = createTimed(1);
  const few = searchWith(2);
  for (let runs = 0; runs < 10; runs++) pace.run(few, 1);
  pace.run({ id: 'baseline 1', part: few.part }, 1);
  const repeat: Job = { id: 'repeat', defect: defects[0]!, part: whole, isRepeat: true };
  const perTest = (4 - 1) / (16 - 2);
  const ofSearch = 1 - (2 - 0.35 * 2) * perTest;
  expect(
    pace.secondsLeft({
      ...nothing,
      queued: [repeat],
      searches: 2,
      repetitions: 1.5,
      likeOthers: 3,
    }),
  ).toBeCloseTo(4 + 2 * ofSearch + 6 + 3);
});

test('what looks once more at what is cleared takes as long as runs in which nothing was red', () => {
  const pace = createTimed(1);
  for (let runs = 0; runs < 4; runs++) pace.run(searchWith(16), 20, false);
  pace.run({ id: 'audit', part: whole }, 6);
  expect(pace.secondsLeft({ ...nothing, checks: 2 })).toBe(2 * 6);
  pace.begin({ ...searchWith(16), id: 'check' });
  pace.wait(1);
  expect(pace.secondsLeft(nothing)).toBe(5);
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

test('where there is room for what is delayed beside the others, it takes no slot', () => {
  const late: Job = { id: 'late', part: whole };
  const isLate = (job: Job) => (job === late ? 30 : undefined);
  const pace = createTimed(2, isLate, { hasRoomBeside: true });
  expect(pace.secondsLeft({ ...nothing, queued: [late], searches: 20 })).toBe(40);
  pace.begin(late, true);
  pace.wait(10);
  expect(pace.secondsLeft({ ...nothing, searches: 20 })).toBe(40);
  expect(pace.secondsLeft({ ...nothing, searches: 2 })).toBe(20);
});

import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { type Job, repetitionsIn } from './job.ts';
import { usualLimits } from './groups/next-group.ts';
import { createSearch } from './groups/search.ts';
import { baselineOf, defectsOf, outcomeWith, partOf } from './groups/test-suite.ts';
import type { Part } from './parts.ts';
import { createSchedule } from './schedule.ts';

const baseline = baselineOf(['a', 'b', 'c']);

const finds = { one: ['a'], two: ['b'], three: ['b'] };

/** The repetitions among all runs that can begin. */
const repetitionsAmong = (schedule: ReturnType<typeof createSchedule>): readonly Job[] => {
  const jobs: Job[] = [];
  for (let job = schedule.begin(); job; job = schedule.begin()) jobs.push(job);
  return jobs.filter((job) => repetitionsIn(job).length > 0);
};

/** The repetitions of these finds, as they would run. */
const repetitionsOf = (...ids: readonly (keyof typeof finds)[]): readonly Job[] => {
  const tests = ['a', 'b'];
  const whole = partOf(tests);
  const defects = defectsOf(Object.keys(finds));
  const search = createSearch(defects, () => whole, usualLimits);
  for (const one of defects)
    search.note([one], outcomeWith(tests, finds[one.id as keyof typeof finds]), whole);
  const schedule = createSchedule({ search, beside: [], baseline, draw: drawFrom(1) });
  for (const id of ids) {
    const defect = defects.find((one) => one.id === id)!;
    schedule.insert({ id, defect, part: whole, isRepeat: true });
  }
  return repetitionsAmong(schedule);
};

test('finds of different tests are repeated in one run', () => {
  const jobs = repetitionsOf('one', 'two');
  expect(jobs.map(({ group }) => group?.map(({ id }) => id))).toEqual([['one', 'two']]);
});

test('finds of one test are repeated in a run each, because each could be red by the other', () => {
  expect(
    repetitionsOf('two', 'three')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['three', 'two']);
});

/** A search that knows the find `one` by runs of a chosen test, and its schedule with a repetition of it. */
const ofOneFind = (more: Partial<Job> = {}) => {
  const whole = partOf(['a', 'b', 'c']);
  const few = { ...partOf(['a']), tests: ['a'] };
  const search = createSearch(
    defectsOf(['one', 'x', 'y']),
    () => whole,
    usualLimits,
    (names) => names,
  );
  const note = (ids: readonly string[], red: readonly string[], by: Part): void =>
    search.note(defectsOf(ids), outcomeWith([...by.green], red), by);
  note(['one', 'x'], ['a'], few);
  note(['x', 'y'], [], few);
  note(['one', 'y'], ['a'], few);
  const schedule = createSchedule({ search, beside: [], baseline, draw: drawFrom(1) });
  const [defect] = defectsOf(['one']);
  const repeat: Job = { id: 'one', defect: defect!, part: whole, isRepeat: true, ...more };
  schedule.insert(repeat);
  const tryChoice = () =>
    search.noteChoice(search.trialOfChoice(drawFrom(1))!, outcomeWith(['b'], []));
  const noteGreen = () => search.noteChoice(few, outcomeWith(['a'], []));
  return { search, schedule, repeat, note, whole, tryChoice, noteGreen };
};

test('no find has two repetitions, one of them under way', () => {
  const { schedule, repeat } = ofOneFind();
  schedule.insert(repeat);
  expect(repetitionsAmong(schedule)).toHaveLength(1);
  schedule.insert(repeat);
  expect(repetitionsAmong(schedule)).toEqual([]);
});

test('a find is not repeated once a run with all tests has shown it, too', () => {
  expect(repetitionsAmong(ofOneFind().schedule)).toHaveLength(1);
  const { schedule, note, whole } = ofOneFind();
  note(['one', 'x'], ['a'], whole);
  expect(repetitionsAmong(schedule)).toEqual([]);
});

test('a find is repeated after all if its test was red without it', () => {
  const { schedule, search, note, whole } = ofOneFind();
  note(['one', 'x'], ['a'], whole);
  expect(repetitionsAmong(schedule)).toEqual([]);
  note(['x', 'y'], ['a'], whole);
  search.suspectAgain();
  note(['x', 'y'], [], whole);
  expect(repetitionsAmong(schedule)).toHaveLength(1);
});

test('a find that was not red beside others is repeated alone, whatever else has shown it', () => {
  const { schedule, note, whole } = ofOneFind({ isAlone: true });
  note(['one', 'x'], ['a'], whole);
  expect(repetitionsAmong(schedule)).toHaveLength(1);
});

test('a find is repeated with some of the tests, once a run without a defect has had the same ones, and was green', () => {
  const { schedule, repeat, tryChoice, noteGreen } = ofOneFind();
  tryChoice();
  noteGreen();
  expect(repetitionsAmong(schedule)).toMatchObject([{ repeats: [repeat], part: { tests: ['a'] } }]);
  const before = ofOneFind();
  before.tryChoice();
  expect(repetitionsAmong(before.schedule)).toEqual([before.repeat]);
});

test('a find that was not red with some of the tests is repeated with all of them', () => {
  const { schedule, repeat, tryChoice, noteGreen } = ofOneFind({ isAlone: true });
  tryChoice();
  noteGreen();
  expect(repetitionsAmong(schedule)).toEqual([repeat]);
});

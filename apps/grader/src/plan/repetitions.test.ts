import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { type Job, repetitionsIn } from '../evidence/job.ts';
import { partOfProbe } from './next-run.ts';
import type { Search } from './search.ts';
import { defectsOf, outcomeWith, partOf, searchOf } from '../../test/support/drawn-suite.ts';
import type { Part } from '../evidence/part.ts';
import { adding, beginning, startSchedule } from './schedule.ts';

const finds = { one: ['a'], two: ['b'], three: ['b'] };

const whole = partOf(['a', 'b', 'c']);

/** The repetitions among all runs that can begin, of these that are wanted. */
const repetitionsAmong = (search: Search, ...wanted: readonly Job[]): readonly Job[] => {
  const draw = drawFrom(1);
  let before = startSchedule(search, [], whole, draw);
  for (const job of wanted) before = adding(before, job, draw);
  let schedule = beginning(before, draw);
  while (schedule.running.length > before.running.length) {
    before = schedule;
    schedule = beginning(before, draw);
  }
  return schedule.running.filter((job) => repetitionsIn(job).length > 0);
};

/** The repetitions of these finds, as they would run. */
const repetitionsOf = (...ids: readonly (keyof typeof finds)[]): readonly Job[] => {
  const defects = defectsOf(Object.keys(finds));
  const search = searchOf({ defects, partFor: () => whole });
  for (const [id, red] of Object.entries(finds))
    search.note([id], outcomeWith([...whole.green], red), whole);
  const jobs = ids.map((id): Job => {
    return { id, defect: defects.find((one) => one.id === id)!, part: whole, isRepeat: true };
  });
  return repetitionsAmong(search.now(), ...jobs);
};

test('finds of different tests are repeated in one run', () => {
  const jobs = repetitionsOf('one', 'two');
  expect(jobs.map(({ pool }) => pool?.map(({ id }) => id))).toEqual([['one', 'two']]);
});

test('finds of one test are repeated in a run each, because each could be red by the other', () => {
  expect(
    repetitionsOf('two', 'three')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['three', 'two']);
});

/** A search that knows the find `one` by runs of a chosen test, and the repetitions that it needs. */
const ofOneFind = (more: Partial<Job> = {}) => {
  const few = { ...partOf(['a']), tests: ['a'] };
  const defects = defectsOf(['one', 'x', 'y']);
  const search = searchOf({ defects, partFor: () => whole, choose: (names) => names });
  const note = (ids: readonly string[], red: readonly string[], by: Part = whole): void =>
    search.note(ids, outcomeWith([...by.green], red), by);
  note(['one', 'x'], ['a'], few);
  note(['x', 'y'], [], few);
  note(['one', 'y'], ['a'], few);
  const repeat: Job = { id: 'one', defect: defects[0]!, part: whole, isRepeat: true, ...more };
  return {
    note,
    repeat,
    reconsider: search.reconsider,
    tryChoice: () =>
      search.noteChoice(partOfProbe(search.now(), drawFrom(1))!, outcomeWith(['b'], [])),
    noteGreen: () => search.noteChoice(few, outcomeWith(['a'], [])),
    repetitions: (...again: readonly Job[]) => repetitionsAmong(search.now(), repeat, ...again),
  };
};

test('no find has two repetitions', () => {
  const { repeat, repetitions } = ofOneFind();
  expect(repetitions(repeat)).toHaveLength(1);
});

test('no find has a repetition while one is under way', () => {
  const { repeat } = ofOneFind();
  const search = searchOf({ defects: [], partFor: () => whole });
  const running = { ...startSchedule(search.now(), [], whole, drawFrom(1)), running: [repeat] };
  expect(adding(running, repeat, drawFrom(1)).queue).toEqual([]);
});

test('a find is not repeated once a run with all tests has shown it, too', () => {
  const { note, repetitions } = ofOneFind();
  expect(repetitions()).toHaveLength(1);
  note(['one', 'x'], ['a']);
  expect(repetitions()).toEqual([]);
});

test('a find is repeated after all if its test was red without it', () => {
  const { note, reconsider, repetitions } = ofOneFind();
  note(['one', 'x'], ['a']);
  expect(repetitions()).toEqual([]);
  note(['x', 'y'], ['a']);
  reconsider();
  note(['x', 'y'], []);
  expect(repetitions()).toHaveLength(1);
});

test('a find that was not red beside others is repeated alone, whatever else has shown it', () => {
  const { note, repetitions } = ofOneFind({ isAlone: true });
  note(['one', 'x'], ['a']);
  expect(repetitions()).toHaveLength(1);
});

test('a find is repeated with some of the tests, once a run without a defect has had the same ones, and was green', () => {
  const { repeat, tryChoice, noteGreen, repetitions } = ofOneFind();
  tryChoice();
  expect(repetitions()).toEqual([repeat]);
  noteGreen();
  expect(repetitions()).toMatchObject([{ repeats: [repeat], part: { tests: ['a'] } }]);
});

test('a find that was not red with some of the tests is repeated with all of them', () => {
  const { repeat, tryChoice, noteGreen, repetitions } = ofOneFind({ isAlone: true });
  tryChoice();
  noteGreen();
  expect(repetitions()).toEqual([repeat]);
});

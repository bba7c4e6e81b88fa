import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import { defectsOfJob, type Job, repetitionsIn } from './job.ts';
import { oneByOne, usualLimits } from './groups/next-group.ts';
import { createSearch } from './groups/search.ts';
import { defectsOf, outcomeWith, partOf } from './groups/test-suite.ts';
import type { Part } from './parts.ts';
import { createSchedule } from './schedule.ts';

const part = partOf(['one', 'two']);
const reach = {
  reached: new Set<string>(),
  different: new Set<string>(),
  seen: new Set<string>(),
  visits: new Map<string, string>(),
};
const baseline: Baseline = {
  ...part,
  isCommandSteady: true,
  reach: { ...reach, unheard: new Set(), isAtPages: false },
  requests: 1,
  notes: [],
};

/** What each run of a card is about, when all of them are green. */
const orderOf = (defects: number, seed: number, limits = oneByOne): readonly string[] => {
  const draw = drawFrom(seed);
  const ids = Array.from({ length: defects }, (_, at) => `defect ${at}`);
  const search = createSearch(defectsOf(ids), () => part, limits);
  const beside = [0, 1, 2, 3].map((at) => ({ id: `beside ${at}`, part: baseline }));
  const schedule = createSchedule({ search, beside, baseline, draw });
  const order: string[] = [];
  for (let job = schedule.begin(); job; job = schedule.begin()) {
    order.push(job.id);
    schedule.end(job);
    const group = defectsOfJob(job);
    if (group.length > 0) search.note(group, outcomeWith(['one', 'two'], []), job.part);
  }
  return order;
};

/** Of these, how many had only some of the tests. */
const shareOf = (jobs: readonly Job[]): number =>
  jobs.filter(({ part: { tests } }) => tests).length / jobs.length;

const isBaseline = (id: string): boolean => id.startsWith('baseline');

test('the seed of a card decides the order of its runs [GRADE-03]', () => {
  expect(orderOf(66, 1)).toEqual(orderOf(66, 1));
  expect(orderOf(66, 1)).not.toEqual(orderOf(66, 2));
  expect(new Set(orderOf(66, 1)).size).toBe(66 + 4 + 10);
});

test('one run in eight is a baseline run, and each tenth of a card has one [GRADE-03]', () => {
  for (const seed of [1, 2, 3, 4]) {
    const order = orderOf(66, seed);
    const parts = Array.from({ length: 10 }, (_, at) => order.slice(at * 8, at * 8 + 8));
    for (const eight of parts) expect(eight.filter(isBaseline)).toHaveLength(1);
  }
});

test('a card of few runs has three of them, and groups make it one of few', () => {
  for (const seed of [1, 2, 3, 4]) {
    const order = orderOf(66, seed, usualLimits);
    expect(order.filter(isBaseline)).toHaveLength(3);
    expect(order.length).toBeLessThan(20);
    expect(order.filter((id) => id.startsWith('beside'))).toHaveLength(4);
  }
});

const isSearch = ({ group, defect }: Job): boolean => Boolean(group ?? defect);

/** The runs of a card whose runner takes a choice of tests. */
const jobsWithChoice = (seed: number): readonly Job[] => {
  const tests = Array.from({ length: 30 }, (_, at) => `test ${at}`);
  const whole = partOf(tests);
  const ids = Array.from({ length: 60 }, (_, at) => `defect ${at}`);
  const redOf = (id: string) => tests.filter((_, at) => id === `defect ${at * 3}`);
  const draw = drawFrom(seed);
  const search = createSearch(
    defectsOf(ids),
    () => whole,
    usualLimits,
    (names) => names,
  );
  const audits = defectsOf(['far', 'farther']).map((one): Job => {
    return { id: `audit ${one.id}`, audited: [one], part: whole };
  });
  const schedule = createSchedule({ search, beside: audits, baseline, draw });
  const jobs: Job[] = [];
  for (let job = schedule.begin(); job; job = schedule.begin()) {
    jobs.push(job);
    schedule.end(job);
    const group = defectsOfJob(job);
    const ran = job.part.tests ?? tests;
    const red = group.flatMap(({ id }) => redOf(id)).filter((name) => ran.includes(name));
    if (group.length > 0) search.note(group, outcomeWith(ran, red), job.part);
    else if (job.part.tests) search.noteChoice(job.part, outcomeWith(ran, []));
  }
  return jobs.filter(({ id }) => id !== 'choice');
};

test('runs without a defect have a choice of tests, too [GRADE-03]', () => {
  const jobs = [1, 2, 3, 4, 5, 6].flatMap(jobsWithChoice);
  expect(shareOf(jobs.filter(isSearch))).toBeGreaterThan(0.25);
  expect(shareOf(jobs.filter((job) => !isSearch(job)))).toBeGreaterThan(0.1);
});

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
const ofOneFind = (more: Partial<Job> = {}, seed = 1) => {
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
  const schedule = createSchedule({ search, beside: [], baseline, draw: drawFrom(seed) });
  const [defect] = defectsOf(['one']);
  const repeat: Job = { id: 'one', defect: defect!, part: whole, isRepeat: true, ...more };
  schedule.insert(repeat);
  return { search, schedule, repeat, note, whole, few };
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

test('a find is repeated with the tests that found it, once these were green without others and without a defect', () => {
  const { schedule, search, few, repeat } = ofOneFind();
  const testsNow = () => schedule.toCome(1).queued.map(({ part: { tests } }) => tests);
  search.noteChoice(search.trialOfChoice(drawFrom(1))!, outcomeWith(['b'], []));
  expect(testsNow()).toEqual([undefined]);
  search.noteChoice(few, outcomeWith(['a'], []));
  expect(testsNow()).toEqual([['a']]);
  expect(repetitionsAmong(schedule)).toMatchObject([{ repeats: [repeat], part: { tests: ['a'] } }]);
});

test('a find that was not red with its tests alone is repeated with all tests', () => {
  const { schedule, search, few } = ofOneFind({ isAlone: true });
  search.noteChoice(search.trialOfChoice(drawFrom(1))!, outcomeWith(['b'], []));
  search.noteChoice(few, outcomeWith(['a'], []));
  const [queued] = schedule.toCome(1).queued;
  expect(queued?.part.tests).toBeUndefined();
  expect(repetitionsAmong(schedule)).toEqual([queued]);
});

test('a baseline run does not wait for its place while a slot is free', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { schedule } = ofOneFind({}, seed);
    const ids = Array.from({ length: 8 }, () => schedule.begin()?.id ?? '');
    expect(ids.filter(isBaseline)).toHaveLength(3);
  }
});

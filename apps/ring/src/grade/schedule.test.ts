import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { defectsOfJob, type Job } from './job.ts';
import { oneByOne, usualLimits } from './groups/next-group.ts';
import { createSearch } from './groups/search.ts';
import { baselineOf, defectsOf, outcomeWith, partOf } from './groups/test-suite.ts';
import { createSchedule } from './schedule.ts';

const part = partOf(['one', 'two']);
const baseline = baselineOf(['one', 'two']);
const change = (id: string) => ({ id, text: '', catches: '', calm: { kind: 'open' } as const });

const besideOf = (id: string): Job => ({ id: `beside ${id}`, change: change(id), part: baseline });

/** What each run of a card is about, when all of them are green. */
const orderOf = (defects: number, seed: number, limits = oneByOne): readonly string[] => {
  const draw = drawFrom(seed);
  const ids = Array.from({ length: defects }, (_, at) => `defect ${at}`);
  const search = createSearch(defectsOf(ids), () => part, limits);
  const beside = ['louder', 'longer', 'later', 'airier'].map(besideOf);
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

test.each([
  ['each with a defect', oneByOne],
  ['with several defects', usualLimits],
])('the delayed run is among the first ones, %s, at no fixed place', (_, limits) => {
  const shares = Array.from({ length: 12 }, (__, seed) => {
    const order = orderOf(66, seed, limits);
    return order.indexOf('beside later') / order.length;
  });
  expect(Math.max(...shares)).toBeLessThan(0.4);
  expect(new Set(shares).size).toBeGreaterThan(3);
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

/** Two defects, of which the first run has both. */
const ofTwo = (seed: number) => {
  const search = createSearch(defectsOf(['one', 'two']), () => part, usualLimits);
  return createSchedule({ search, beside: [], baseline, draw: drawFrom(seed) });
};

test('where no search is left to begin, a run without a defect has the tests of one under way', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const schedule = ofTwo(seed);
    const parts = [schedule.begin(), schedule.begin()].map((job) => job?.part);
    expect(new Set(parts)).toEqual(new Set([part]));
  }
});

test('a baseline run does not wait for its place in its part of the runs while a slot is free', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const schedule = ofTwo(seed);
    const jobs = [schedule.begin(), schedule.begin(), schedule.begin()];
    expect(jobs.map((job) => job && isBaseline(job.id))).toContain(true);
    expect(jobs[2]).toBeUndefined();
  }
});

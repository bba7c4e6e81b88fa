import { expect, test } from 'vitest';
import { type Draw, drawFrom } from '../card/draw.ts';
import { defectsOfJob, type Job } from '../evidence/job.ts';
import { oneByOne, usualLimits } from './next-pool.ts';
import { afterChoice, afterTrial, startSearch } from './search.ts';
import { baselineOf, defectsOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { beginning, ending, type Schedule, startSchedule } from './schedule.ts';

const part = partOf(['one', 'two']);
const baseline = baselineOf(['one', 'two']);
const change = (id: string) => ({ id, text: '', catches: '', calm: { kind: 'open' } as const });

const besideOf = (id: string): Job => ({ id: `beside ${id}`, change: change(id), part: baseline });

const searchOf = (ids: readonly string[], limits = usualLimits) =>
  startSearch({ defects: defectsOf(ids), partFor: () => part, limits, choose: () => undefined });

/** All runs, one after the other, when those with these defects turn these tests red. */
const jobsOf = (
  start: Schedule,
  draw: Draw,
  redOf: (id: string) => readonly string[] = () => [],
): readonly Job[] => {
  const jobs: Job[] = [];
  let schedule = beginning(start, draw);
  while (schedule.running.length > 0) {
    const job = schedule.running[0]!;
    jobs.push(job);
    const pool = defectsOfJob(job);
    const ran = job.part.tests ?? [...job.part.green];
    const red = pool.flatMap(({ id }) => redOf(id)).filter((name) => ran.includes(name));
    const outcome = outcomeWith(ran, red);
    const { search } = schedule;
    const isOfChoice = pool.length === 0 && job.part.tests;
    const after = isOfChoice ? afterChoice(search, job.part, outcome) : search;
    schedule = ending(schedule, job);
    schedule = {
      ...schedule,
      search: pool.length > 0 ? afterTrial(after, pool, outcome, job.part) : after,
    };
    schedule = beginning(schedule, draw);
  }
  return jobs;
};

/** What each run of a card is about, when all of them are green. */
const orderOf = (
  defects: number,
  seed: number,
  limits = oneByOne,
  isMark = true,
): readonly string[] => {
  const draw = drawFrom(seed);
  const ids = Array.from({ length: defects }, (_, at) => `defect ${at}`);
  const search = searchOf(ids, limits);
  const beside = ['louder', 'longer', 'later', 'airier'].map(besideOf);
  const start = startSchedule(search, beside, baseline, draw, isMark);
  return jobsOf(start, draw).map(({ id }) => id);
};

/** Of these, how many had only some of the tests. */
const shareOf = (jobs: readonly Job[]): number =>
  jobs.filter(({ part: { tests } }) => tests).length / jobs.length;

const isBaseline = (id: string): boolean => id.startsWith('baseline');

test('the order of the runs is drawn [GRADE-03]', () => {
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

test('a card for yourself has no run without a defect but those with harmless changes', () => {
  expect(orderOf(66, 1, oneByOne, false)).toHaveLength(66 + 4);
  expect(orderOf(66, 1, oneByOne, false).filter(isBaseline)).toEqual([]);
});

test('a card of few runs has three of them, and pools make it one of few', () => {
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

const isSearch = ({ pool, defect }: Job): boolean => Boolean(pool ?? defect);

/** The runs of a card whose runner takes a choice of tests. */
const jobsWithChoice = (seed: number): readonly Job[] => {
  const tests = Array.from({ length: 30 }, (_, at) => `test ${at}`);
  const whole = partOf(tests);
  const ids = Array.from({ length: 60 }, (_, at) => `defect ${at}`);
  const redOf = (id: string) => tests.filter((_, at) => id === `defect ${at * 3}`);
  const draw = drawFrom(seed);
  const search = startSearch({
    defects: defectsOf(ids),
    partFor: () => whole,
    limits: usualLimits,
    choose: (names) => names,
  });
  const audits = defectsOf(['far', 'farther']).map((one): Job => {
    return { id: `audit ${one.id}`, audited: [one], part: whole };
  });
  const jobs = jobsOf(startSchedule(search, audits, whole, draw), draw, redOf);
  return jobs.filter(({ id }) => id !== 'choice');
};

test('runs without a defect have a choice of tests, too [GRADE-03]', () => {
  const jobs = [1, 2, 3, 4, 5, 6].flatMap(jobsWithChoice);
  expect(shareOf(jobs.filter(isSearch))).toBeGreaterThan(0.25);
  expect(shareOf(jobs.filter((job) => !isSearch(job)))).toBeGreaterThan(0.1);
});

/** The runs that can begin before one is over, of two defects, of which the first run has both. */
const begunAtOnce = (seed: number): readonly Job[] => {
  const draw = drawFrom(seed);
  let schedule = startSchedule(searchOf(['one', 'two']), [], baseline, draw);
  for (let slots = 0; slots < 3; slots++) schedule = beginning(schedule, draw);
  return schedule.running;
};

test('where no search is left to begin, a run without a defect has the tests of one under way', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    expect(new Set(begunAtOnce(seed).map((job) => job.part))).toEqual(new Set([part]));
});

test('a baseline run does not wait for its place in its part of the runs while a slot is free', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const jobs = begunAtOnce(seed);
    expect(jobs.map(({ id }) => isBaseline(id))).toContain(true);
    expect(jobs).toHaveLength(2);
  }
});

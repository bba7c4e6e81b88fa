import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import type { Baseline } from './baseline.ts';
import { oneByOne, usualLimits } from './groups/next-group.ts';
import { createSearch } from './groups/search.ts';
import { defectsOf, outcomeWith, partOf } from './groups/test-suite.ts';
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
  const schedule = createSchedule({ search, beside, partFor: () => part, baseline, draw });
  const order: string[] = [];
  for (let job = schedule.begin(); job; job = schedule.begin()) {
    order.push(job.id);
    schedule.end(job);
    const group = job.group ?? (job.defect ? [job.defect] : []);
    if (group.length > 0) search.note(group, outcomeWith(['one', 'two'], []));
  }
  return order;
};

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

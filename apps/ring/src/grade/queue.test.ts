import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { baselinesAmong, shuffled } from './queue.ts';

const jobs = Array.from({ length: 70 }, (_, at) => `job ${at}`);
const baselines = Array.from({ length: baselinesAmong(jobs.length) }, () => 'baseline');
const orderOf = (seed: number) => shuffled(jobs, baselines, drawFrom(seed));

test('the seed of a card decides the order of its runs [GRADE-03]', () => {
  expect(orderOf(1)).toEqual(orderOf(1));
  expect(orderOf(1)).not.toEqual(orderOf(2));
  expect(
    orderOf(1)
      .filter((job) => job !== 'baseline')
      .toSorted(),
  ).toEqual(jobs.toSorted());
});

test('one run in eight, at least three, is a baseline run, and each tenth of a card has one [GRADE-03]', () => {
  expect([0, 7, 21, 70].map(baselinesAmong)).toEqual([3, 3, 3, 10]);
  for (const seed of [1, 2, 3, 4]) {
    const order = orderOf(seed);
    const parts = Array.from({ length: 10 }, (_, at) => order.slice(at * 8, at * 8 + 8));
    for (const part of parts) expect(part.filter((job) => job === 'baseline')).toHaveLength(1);
  }
});

import { expect, test } from 'vitest';
import { type Judge, solved, unsolved } from '../judged.ts';
import { judgeRuns } from './runs.ts';

interface Facts {
  readonly seed: number;
  readonly delay: number;
  readonly before?: Facts;
}

const judge: Judge<Facts> = ({ seed }) => (seed === 7 ? solved('the seed is 7.') : unsolved('No.'));
const odd: Judge<Facts> = ({ seed }) => (seed % 2 === 1 ? solved('odd.') : unsolved('No.'));
const textOf = (lab: string, facts: Facts) => judgeRuns(lab, judge, facts, 'ada')?.text;
const [short, long] = [
  { seed: 7, delay: 0 },
  { seed: 7, delay: 5 },
];

test('a lab whose task asks for two runs is solved by both, in either order', () => {
  expect(textOf('doors', short)).toBe('Right, 1 of 2. Do it in this tab with ?delay=4 as well.');
  expect(textOf('doors', { ...long, before: short })).toBe('Solved: the seed is 7.');
  expect(textOf('doors', { ...short, before: long })).toBe('Solved: the seed is 7.');
});

test('neither a run between the two nor one that was wrong counts', () => {
  const both = 'Right, 0 of 2. Do it in this tab with ?delay=0 and with ?delay=4 as well.';
  expect(textOf('doors', { seed: 7, delay: 2 })).toBe(both);
  expect(textOf('doors', { ...long, before: { ...short, seed: 8 } })).toMatch(/^Right, 1 of 2/);
});

test('a lab of two seeds is solved by two right runs with another seed each', () => {
  const told = (before?: Facts) =>
    judgeRuns('twins', odd, { ...short, ...(before && { before }) }, 'ada')?.text;
  const again = 'Right, 1 of 2. Do it in this tab with another ?seed= as well.';
  expect(told()).toBe(again);
  expect(told(short)).toBe(again);
  expect(told({ ...short, seed: 8 })).toBe(again);
  for (const seed of [5, 9]) expect(told({ ...short, seed })).toBe('Solved: odd.');
});

test('a lab without two runs is solved by one', () => {
  expect(textOf('waits', short)).toBe('Solved: the seed is 7.');
});

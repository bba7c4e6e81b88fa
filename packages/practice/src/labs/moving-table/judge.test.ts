import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { judge } from './judge.ts';
import { drawTable } from './table.ts';

const seed = 7;
const size = 4;

/** A check of both values, as the table of a seed has them. */
const checkOf = (shuffles: number, of = { seed, size }) => {
  const { rows } = drawTable(of.size, createChance(of.seed));
  const cell = (wanted: string, column: 'CPU' | 'Memory') =>
    rows.find(({ program }) => program === wanted)?.values[column] ?? '';
  return {
    shuffles,
    cpu_of_chrome: cell('Chrome', 'CPU'),
    memory_of_firefox: cell('Firefox', 'Memory'),
  };
};
const right = checkOf(0);
const judged = (...checks: readonly (typeof right)[]) => judge({ seed, size, checks });

test('the values of the table before and after Shuffle solve the lab', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 12 }), (drawn, programs) => {
      const of = { seed: drawn, size: programs };
      expect(judge({ ...of, checks: [checkOf(0, of), checkOf(1, of)] })).toEqual({
        solved: true,
        text: 'Solved: both values are right, before and after Shuffle.',
      });
    }),
  );
});

test.each([
  ['one check', [right]],
  ['two checks without Shuffle between them', [right, right]],
  ['a wrong check before Shuffle', [{ ...right, cpu_of_chrome: '0' }, checkOf(1)]],
])('%s is half of the task', (_, checks) => {
  expect(judged(...checks)).toEqual({
    solved: false,
    text: 'Right, 1 of 2. Press Shuffle, and read and type both values again.',
  });
});

test('names the values that are not right', () => {
  const advice = 'Type each value as its cell shows it, with the unit.';
  for (const [changes, words] of [
    [{ cpu_of_chrome: '0' }, 'CPU of Chrome is not “0”'],
    [{ memory_of_firefox: '' }, 'Memory of Firefox is empty'],
    [
      { cpu_of_chrome: '', memory_of_firefox: ' ' },
      'CPU of Chrome is empty and Memory of Firefox is empty',
    ],
  ] as const)
    expect(judged(right, { ...checkOf(1), ...changes })).toEqual({
      solved: false,
      text: `Not solved: ${words}. ${advice}`,
    });
});

test('spaces around an answer do not matter', () => {
  expect(judged({ ...right, cpu_of_chrome: ` ${right.cpu_of_chrome} ` })?.text).toMatch(/^Right/);
});

test('a value of another column is wrong in a wider table', () => {
  const of = { seed, size, columns: 5 };
  const { rows } = drawTable(size, createChance(seed), of.columns);
  const chrome = rows.find(({ program }) => program === 'Chrome');
  const check = { ...right, cpu_of_chrome: chrome?.values['CPU 2'] ?? '' };
  expect(judge({ ...of, checks: [check] })?.text).toMatch(/^Not solved: CPU of Chrome is not/);
});

test('nothing is said before the first check', () => {
  expect(judged()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { checksOf, isRepeated, repeatsOf } from './at-the-end.ts';

test('the first three finds and every eighth are repeated', () => {
  const nths = Array.from({ length: 24 }, (_, at) => at + 1);
  expect(nths.filter(isRepeated)).toEqual([1, 2, 3, 8, 16, 24]);
});

test('of many finds, about as many repetitions are expected as there are', () => {
  for (const finds of [24, 40, 64]) {
    const repeated = Array.from({ length: finds }, (_, at) => at + 1).filter(isRepeated).length;
    expect(Math.abs(repeatsOf(finds) - repeated)).toBeLessThanOrEqual(1);
  }
});

const ofFile = (file: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${file} ${at}`, file }));

test('what is cleared is looked at once more in as few runs as can be: one file has one defect in each, and a run has 32', () => {
  const apart = Array.from({ length: 40 }, (_, at) => ofFile(`file ${at}`, 1)).flat();
  expect(checksOf(ofFile('one file', 3))).toBe(3);
  expect(checksOf(apart)).toBe(2);
  expect(checksOf([...apart, ...ofFile('one file', 3)])).toBe(3);
  expect(checksOf([])).toBe(0);
});

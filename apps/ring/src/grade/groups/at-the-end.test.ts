import { expect, test } from 'vitest';
import { isRepeated, repeatsOf, runsAtTheEnd } from './at-the-end.ts';

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

test('where tests are chosen, the finds do not decide how many runs with all tests are expected', () => {
  expect(runsAtTheEnd(40, true)).toEqual(runsAtTheEnd(10, true));
  expect(runsAtTheEnd(40, false).searches).toBeGreaterThan(runsAtTheEnd(10, false).searches);
});

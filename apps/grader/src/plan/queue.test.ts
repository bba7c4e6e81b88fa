import { expect, test } from 'vitest';
import { baselinesAmong } from './queue.ts';

test('one run in eight, at least three, is a baseline run', () => {
  expect([0, 7, 21, 70].map(baselinesAmong)).toEqual([3, 3, 3, 10]);
});

import { expect, test } from 'vitest';
import { baselinesAmong } from './queue.ts';

const among = (isMark: boolean) => [0, 7, 21, 70].map((jobs) => baselinesAmong(jobs, isMark));

test('one run in eight, at least three, is a baseline run of a mark, and none of a card for yourself', () => {
  expect(among(true)).toEqual([3, 3, 3, 10]);
  expect(among(false)).toEqual([0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { testClock } from '../test-app.ts';
import { recentUse } from './recent-use.ts';

const minute = 60 * 1000;

test('returns true for the first use of a workspace within an hour', () => {
  const isFirstUse = recentUse(testClock());
  expect([isFirstUse('one'), isFirstUse('one'), isFirstUse('two')]).toEqual([true, false, true]);
});

test('returns true again an hour later', () => {
  const clock = testClock();
  const isFirstUse = recentUse(clock);
  isFirstUse('one');
  clock.advance(60 * minute);
  expect(isFirstUse('one')).toBe(true);
});

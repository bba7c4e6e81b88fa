import { expect, test } from 'vitest';
import { testClock } from '../test-app.ts';
import { recentUse } from './recent-use.ts';

const minute = 60 * 1000;

test('the first use of a workspace in an hour is told from the others', () => {
  const isFirstUse = recentUse(testClock());
  expect([isFirstUse('one'), isFirstUse('one'), isFirstUse('two')]).toEqual([true, false, true]);
});

test('an hour later the next use is a first one again', () => {
  const clock = testClock();
  const isFirstUse = recentUse(clock);
  isFirstUse('one');
  clock.advance(60 * minute);
  expect(isFirstUse('one')).toBe(true);
});

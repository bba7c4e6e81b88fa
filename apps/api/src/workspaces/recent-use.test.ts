import { expect, test } from 'vitest';
import { testClock } from '../../test/support/app.ts';
import { recentUse } from './recent-use.ts';

const minute = 60 * 1000;

test('returns true for the first use of a workspace within an hour', () => {
  const { isFirst } = recentUse(testClock());
  expect([isFirst('one'), isFirst('one'), isFirst('two')]).toEqual([true, false, true]);
});

test('returns true again an hour later', () => {
  const clock = testClock();
  const { isFirst } = recentUse(clock);
  isFirst('one');
  clock.advance(60 * minute);
  expect(isFirst('one')).toBe(true);
});

test('returns true again for a workspace that was forgotten', () => {
  const { isFirst, forget } = recentUse(testClock());
  for (const workspace of ['one', 'two']) isFirst(workspace);
  forget('one');
  expect([isFirst('one'), isFirst('two')]).toEqual([true, false]);
});

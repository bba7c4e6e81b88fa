import { expect, test } from 'vitest';
import { changesBetween } from './line-changes.ts';

test('marks the lines that only one of the texts has', () => {
  const { removed, added } = changesBetween(['a', 'sleep', 'b'], ['a', 'wait', 'until', 'b']);
  expect([[...removed], [...added]]).toEqual([[1], [1, 2]]);
});

/* In parts, because a test that names a rule promises it. */
const rule = ['[WAIT', '01]'].join('-');

test.each([
  [[], ['a', 'b'], [], [0, 1]],
  [['a', 'b'], [], [0, 1], []],
  [['a', 'b'], ['a', '  b'], [], []],
  [['a', 'b', 'a'], ['b', 'a', 'c'], [0], [2]],
  [["test('a', () => {"], [`test('a ${rule}', () => {`], [], []],
])(
  'the change from %j to %j removes the lines %j and adds the lines %j',
  (before, after, removed, added) => {
    const changes = changesBetween(before, after);
    expect([...changes.removed]).toEqual(removed);
    expect([...changes.added]).toEqual(added);
  },
);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labs } from './catalogue.ts';
import { changesBetween, linesOfFirstTest } from './line-changes.ts';

test('marks the lines that only one of the texts has', () => {
  const { removed, added } = changesBetween(['a', 'sleep', 'b'], ['a', 'wait', 'until', 'b']);
  expect([[...removed], [...added]]).toEqual([[1], [1, 2]]);
});

test.each([
  [[], ['a', 'b'], [], [0, 1]],
  [['a', 'b'], [], [0, 1], []],
  [['a', 'b'], ['a', '  b'], [], []],
  [['a', 'b', 'a'], ['b', 'a', 'c'], [0], [2]],
])(
  'the change from %j to %j removes the lines %j and adds the lines %j',
  (before, after, removed, added) => {
    const changes = changesBetween(before, after);
    expect([...changes.removed]).toEqual(removed);
    expect([...changes.added]).toEqual(added);
  },
);

test('the first test ends where it is closed, also inside a loop', () => {
  expect(linesOfFirstTest(['const a = {', '};', 'test("one", () => {', '});', 'test('])).toBe(4);
  expect(linesOfFirstTest(['for (const seed of [1]) {', '  test(', '  });', '}', ''])).toBe(4);
  expect(linesOfFirstTest(['def test_it():', '    pass'])).toBe(2);
});

test.each(labs)(
  'the passing test of $slug keeps lines of the failing one, and adds some',
  ({ slug }) => {
    const linesOf = (file: string): readonly string[] =>
      readFileSync(`${import.meta.dirname}/${slug}/answers/${file}`, 'utf8').split('\n');
    const [naive, good] = [linesOf('naive.spec.ts'), linesOf('good.spec.ts')];
    const first = good.slice(0, linesOfFirstTest(good));
    expect(first.length).toBeLessThan(good.length);
    const { removed, added } = changesBetween(naive, first);
    expect(removed.size).toBeLessThan(naive.length);
    expect(added.size).toBeGreaterThan(0);
  },
);

import { expect, test } from 'vitest';
import { oneByOne } from './next-group.ts';
import { searched, type Sensitive } from './test-suite.ts';

const tests = Array.from({ length: 40 }, (_, at) => `test ${at}`);
const ids = Array.from({ length: 100 }, (_, at) => `defect ${at}`);

/** Every eighth is found by one test, and some of these by a second one. */
const sensitive: Sensitive = Object.fromEntries(
  ids
    .filter((_, at) => at % 8 === 0)
    .map((id, at) => [id, [`test ${at}`, ...(at % 2 === 0 ? [`test ${39 - (at % 4)}`] : [])]]),
);
const redOf = (group: readonly string[]) => [
  ...new Set(group.flatMap((id) => sensitive[id] ?? [])),
];

const together = (group: readonly string[]) =>
  group.includes('one') && group.includes('two') ? ['a'] : [];
const hidden = (group: readonly string[]) =>
  group.includes('shown') && !(group.includes('hides') && group.length < 3) ? ['a'] : [];

test('finds with groups what one run a defect finds, in fewer than half of the runs', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { groups, found } = searched(tests, ids, redOf, { seed });
    expect([...found.keys()].toSorted()).toEqual(Object.keys(sensitive).toSorted());
    for (const [id, by] of found) expect(sensitive[id]).toEqual(expect.arrayContaining([...by]));
    expect(groups.length).toBeLessThan(ids.length / 2);
  }
});

test('one by one, each defect has one run', () => {
  const { groups, found } = searched(tests, ids, redOf, { limits: oneByOne });
  expect(groups.flat().toSorted()).toEqual(ids.toSorted());
  expect(groups.every((group) => group.length === 1)).toBe(true);
  expect(found.size).toBe(Object.keys(sensitive).length);
});

test('a find names only tests that nothing else in the instance has turned red', () => {
  const { found } = searched(['a', 'b'], ['one', 'two'], (group) =>
    group.includes('one') ? ['a'] : [],
  );
  expect([...found]).toEqual([['one', ['a']]]);
});

test('two defects that only together turn a test red are both missed', () => {
  const { found, settled, groups } = searched(['a'], ['one', 'two', 'three'], together);
  expect([...found]).toEqual([]);
  expect(groups.length).toBeLessThan(10);
  expect([...settled.values()].map(({ kind }) => kind)).not.toContain('found');
});

test('a defect that another one hid in a green run is found, once its test was red elsewhere', () => {
  const { found } = searched(['a', 'b'], ['shown', 'hides', 'other'], hidden);
  expect([...found.keys()]).toEqual(['shown']);
});

test('a runner that names no test has each find in a run of its own', () => {
  const { groups, settled } = searched([], ids.slice(0, 20), () => []);
  expect(groups.length).toBeLessThan(10);
  expect([...settled.values()].every(({ kind }) => kind === 'missed')).toBe(true);
});

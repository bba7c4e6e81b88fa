import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { oneByOne } from './next-pool.ts';
import { partOfProbe } from './next-run.ts';
import { settled } from './search.ts';
import {
  defectsOf,
  outcomeWith,
  partOf,
  searched,
  searchOf,
  type Sensitive,
} from '../../test/support/drawn-suite.ts';

const tests = Array.from({ length: 40 }, (_, at) => `test ${at}`);
const ids = Array.from({ length: 100 }, (_, at) => `defect ${at}`);

/** Every eighth is found by one test, and some of these by a second one. */
const sensitive: Sensitive = Object.fromEntries(
  ids
    .filter((_, at) => at % 8 === 0)
    .map((id, at) => [id, [`test ${at}`, ...(at % 2 === 0 ? [`test ${39 - (at % 4)}`] : [])]]),
);
const redOf = (pool: readonly string[]) => [...new Set(pool.flatMap((id) => sensitive[id] ?? []))];

const sumOf = (all: readonly number[]) => all.reduce((sum, size) => sum + size, 0);
const isCut = (pool: readonly string[]) => pool.includes('defect 5');
const withFirst = (pool: readonly string[]) => pool.includes('defect 1');
const ofItsFile = (id: string) => [`test of ${id}`];
const together = (pool: readonly string[]) =>
  pool.includes('one') && pool.includes('two') ? ['a'] : [];
const hidden = (pool: readonly string[]) =>
  pool.includes('shown') && !(pool.includes('hides') && pool.length < 3) ? ['a'] : [];
/** The first one is red by a test of a file that is not known to reach it. */
const reached = (id: string) => (id === 'one' ? ['a'] : ['a', 'b']);
const byTheOther = (pool: readonly string[]) => (pool.includes('one') ? ['b'] : []);

test('looks for finds of an earlier card by the tests that found them, in a third of the runs', () => {
  const finds = ids.slice(0, 11);
  const expected = new Map(finds.map((id, at) => [id, [`test ${at % 5}`]]));
  const five = tests.slice(0, 5);
  const redBy = (pool: readonly string[]) => [...new Set(pool.flatMap((id) => expected.get(id)!))];
  const runsOf = (options: object) => searched(five, finds, redBy, options);
  const [blind, knowing] = [runsOf({}), runsOf({ expected })];
  expect(knowing.found).toEqual(blind.found);
  expect(knowing.pools.length * 3).toBeLessThanOrEqual(blind.pools.length);
});

test('finds with pools what one run a defect finds, in a third of the runs', () => {
  for (const seed of [1, 2, 3]) {
    const { pools, found } = searched(tests, ids, redOf, { seed });
    expect([...found.keys()].toSorted()).toEqual(Object.keys(sensitive).toSorted());
    for (const [id, by] of found) expect(sensitive[id]).toEqual(expect.arrayContaining([...by]));
    expect(pools.length).toBeLessThan(ids.length / 3);
  }
});

test('one by one, each defect has one run', () => {
  const { pools, found } = searched(tests, ids, redOf, { limits: oneByOne });
  expect(pools.flat().toSorted()).toEqual(ids.toSorted());
  expect(pools.every((pool) => pool.length === 1)).toBe(true);
  expect(found.size).toBe(Object.keys(sensitive).length);
});

test('a find names only tests that nothing else in the instance has turned red', () => {
  const { found } = searched(['a', 'b'], ['one', 'two'], (pool) =>
    pool.includes('one') ? ['a'] : [],
  );
  expect([...found]).toEqual([['one', ['a']]]);
});

test('two defects that only together turn a test red are both missed', () => {
  const { found, settled: all, pools } = searched(['a'], ['one', 'two', 'three'], together);
  expect([...found]).toEqual([]);
  expect(pools.length).toBeLessThan(10);
  expect([...all.values()].map(({ kind }) => kind)).not.toContain('found');
});

test('a defect that another one hid in a green run is found, once its test was red elsewhere', () => {
  const { found } = searched(['a', 'b'], ['shown', 'hides', 'other'], hidden);
  expect([...found.keys()]).toEqual(['shown']);
});

test('before its last run, which has all that is cleared, a search says that one is left', () => {
  const { pools, left } = searched(tests, ids, redOf);
  expect(pools.at(-1)!.length).toBeGreaterThan(1);
  expect(left.at(-1)).toBe(1);
  expect(left[0]).toBeGreaterThan(pools.length / 2);
  expect(left[0]).toBeLessThan(pools.length * 2);
});

test('a runner that names no test has each find in a run of its own, and misses together', () => {
  const some = ids.slice(0, 48);
  const { pools, found } = searched([], some, redOf);
  expect([...found.keys()].toSorted()).toEqual(some.filter((id) => id in sensitive).toSorted());
  expect(pools.length).toBeLessThan(some.length);
});

test('a suite that skips its tests whenever a defect is there ends, too, and finds nothing', () => {
  const { found, pools } = searched(tests, ids, () => [], { isSkipped: () => true });
  expect([...found]).toEqual([]);
  expect(pools.filter(({ length }) => length === 1)).toHaveLength(ids.length);
  expect(pools.length).toBeLessThan(1.5 * ids.length);
});

test('a defect with which a test is skipped is looked at alone, and the others as always', () => {
  const { found, pools } = searched(tests, ids, redOf, { isSkipped: withFirst });
  expect([...found.keys()].toSorted()).toEqual(Object.keys(sensitive).toSorted());
  expect(pools).toContainEqual(['defect 1']);
  expect(pools.length).toBeLessThan(ids.length / 2);
});

test('nobody waits for a test that is left out: one run clears what is beside it', () => {
  const both = ['one', 'two'];
  const part = partOf(['a', 'left out']);
  const search = searchOf({ defects: defectsOf(both), partFor: () => part });
  search.reconsider(['left out']);
  search.note(both, outcomeWith(['a'], []), part);
  expect([...settled(search.now()).values()].map(({ kind }) => kind)).toEqual(['missed', 'missed']);
});

test('what ends a run too early is found in few of them', () => {
  const { pools, settled: all } = searched(tests, ids, redOf, { isCut });
  expect(pools.filter(isCut).length).toBeLessThan(5);
  expect(pools.findLast(isCut)).toEqual(['defect 5']);
  const found = [...all].filter(([, { kind }]) => kind === 'found').map(([id]) => id);
  expect(found.toSorted()).toEqual(Object.keys(sensitive).toSorted());
});

test('a test of a file that reaches one of the defects says at once which one it is', () => {
  const some = ids.slice(0, 12);
  const red = (pool: readonly string[]) => pool.filter((id) => id in sensitive).flatMap(ofItsFile);
  const { pools, found } = searched(some.flatMap(ofItsFile), some, red, { testsOf: ofItsFile });
  expect([...found.keys()]).toEqual(['defect 0', 'defect 8']);
  expect(pools.length).toBeLessThan(3);
});

test('a find of which no file has told that it reaches it is found nevertheless', () => {
  const { found } = searched(['a', 'b'], ['one', 'two', 'three'], byTheOther, { testsOf: reached });
  expect([...found]).toEqual([['one', ['b']]]);
});

test('where the runner takes a choice of tests, later runs have few, and find the same', () => {
  const whole = searched(tests, ids, redOf);
  const { found, sizes } = searched(tests, ids, redOf, { redAlone: [] });
  expect([...found.keys()].toSorted()).toEqual([...whole.found.keys()].toSorted());
  expect(sumOf(sizes)).toBeLessThan(0.7 * sumOf(whole.sizes));
});

test('where a chosen test is red without a defect, each run has all tests', () => {
  const { found, sizes } = searched(tests, ids, redOf, { redAlone: tests });
  expect(new Set(sizes)).toEqual(new Set([tests.length]));
  expect(found.size).toBe(Object.keys(sensitive).length);
});

test('what is red only after other tests is found by a run with all of them', () => {
  const needsAll = (pool: readonly string[], ran: readonly string[]) =>
    pool.includes('defect 0') && ran.length < tests.length ? [] : redOf(pool);
  const { found } = searched(tests, ids, needsAll, { redAlone: [] });
  expect(found.has('defect 0')).toBe(true);
});

test('the run that brought the doubt is not one of the two in which a find was red', () => {
  const part = partOf(['a']);
  const defects = defectsOf(['one', 'two', 'three', 'four']);
  const search = searchOf({ defects, partFor: () => part });
  const note = (pool: readonly string[], red: readonly string[]): void => {
    search.note(pool, outcomeWith(['a'], red), part);
    search.reconsider();
  };
  note(['one', 'two'], ['a']);
  note(['one', 'three'], []);
  note(['two', 'four'], []);
  note(['one', 'three'], ['a']);
  note(['two', 'four'], []);
  const one = settled(search.now()).get('one');
  expect(one).toMatchObject({ kind: 'found', by: ['a'], isDoubtful: true });
  expect(one).not.toHaveProperty('again');
});

test('no choice of tests is tried while one run may be enough', () => {
  const all = partOf(tests);
  const of = (defects: readonly string[]) =>
    searchOf({ defects: defectsOf(defects), partFor: () => all, choose: (names) => names });
  const few = of(['one', 'two']);
  const trialOf = ({ now }: typeof few) => partOfProbe(now(), drawFrom(1))?.tests;
  expect(trialOf(few)).toBeUndefined();
  few.note(['one', 'two'], outcomeWith(tests, ['test 1']), all);
  expect(trialOf(few)).toHaveLength(16);
  expect(trialOf(of(ids))).toHaveLength(16);
});

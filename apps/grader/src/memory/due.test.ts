import { expect, test } from 'vitest';
import { type Draw, drawFrom, drawn } from '../card/draw.ts';
import { searched } from '../../test/support/drawn-suite.ts';
import { dueOf, isSettled, keeping, learning, nothingLearned } from './due.ts';
import { type FileRun, type Learned, wholeSuite } from './memory.ts';

/** By file: its tests, each with the defects that turn it red. */
type Suite = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const defects = Array.from({ length: 40 }, (_, at) => `defect ${at}`);

/** Each file goes where a third of the defects is, whatever its tests assert. */
const runOf = (file: string, tests: ReadonlyMap<string, readonly string[]>): FileRun => {
  const passed = defects.filter((_, at) => (at + file.charCodeAt(file.length - 1)) % 3 === 0);
  const different = [...passed, ...[...tests.values()].flat()];
  return { file, seconds: 1, tests: [...tests.keys()], different, unheard: [], heard: [] };
};

/** A card, by what is known of the files that are as they were. */
const cardOf = (suite: Suite, learned: Learned, unchanged: ReadonlySet<string>, seed: number) => {
  const units = [...suite].map(([file, tests]) => runOf(file, tests));
  const isNew = (file: string): boolean => !unchanged.has(file);
  let known = keeping(
    learned,
    unchanged,
    units.filter(({ file }) => isNew(file)),
  );
  const asked = defects.map((id) => ({
    id,
    files: units.filter(({ different }) => different.includes(id)).map(({ file }) => file),
  }));
  const sees = [...suite.values()].flatMap((tests) => [...tests]);
  const redOf = (pool: readonly string[]): readonly string[] =>
    sees.filter(([, some]) => pool.some((id) => some.includes(id))).map(([name]) => name);
  const ran = new Map<string, readonly string[]>();
  let runs = 0;
  for (let due = dueOf(known, asked, isNew); due.size > 0; due = dueOf(known, asked, isNew, ran)) {
    const testsOf = (id: string): readonly string[] =>
      due.get(id)!.flatMap((file) => [...suite.get(file)!.keys()]);
    const all = [...new Set([...due.keys()].flatMap(testsOf))];
    const { found, sizes } = searched(all, [...due.keys()], redOf, { seed, testsOf });
    runs += sizes.reduce((sum, size) => sum + size / sees.length, 0);
    for (const [id, files] of due) ran.set(id, [...(ran.get(id) ?? []), ...files]);
    const cameOf = (id: string) => (found.has(id) ? { by: found.get(id)! } : 'green');
    known = learning(known, asked, due, new Map([...due.keys()].map((id) => [id, cameOf(id)])));
  }
  const isFound = (id: string): boolean => known.told[id]?.red !== undefined;
  const isRight = (id: string): boolean => isFound(id) === redOf([id]).length > 0;
  expect(asked.every((one) => isSettled(known, one)) && defects.every(isRight)).toBe(true);
  return { runs, learned: { ...known, files: units, leftOut: [] } };
};

/** Adds, changes, weakens, renames or deletes a test, or adds or deletes a file. */
const edited = (suite: Suite, at: number, draw: Draw): { suite: Suite; file: string } => {
  const [file = ''] = drawn([...suite.keys()], 1, draw);
  const tests = new Map(suite.get(file));
  const [name = ''] = drawn([...tests.keys()], 1, draw);
  const some = drawn(defects, 1 + Math.floor(draw() * 6), draw);
  const next = new Map(suite).set(file, tests);
  const edits = [
    () => tests.set(`test of edit ${at}`, some),
    () => tests.set(name, some),
    () => tests.set(name, (tests.get(name) ?? []).slice(1)),
    () => tests.set(`${name} again`, tests.get(name) ?? []) && tests.delete(name),
    () => tests.delete(name),
    () => next.set(`file of edit ${at}`, new Map([[`test of edit ${at}`, some]])),
    () => suite.size > 4 && next.delete(file),
  ];
  edits[Math.floor(draw() * edits.length)]!();
  return { suite: next, file };
};

test.each([1, 2, 3])(
  'after each of fifty edits, a card that keeps verdicts finds what the tests can find, in a quarter of the runs (%d) [GRADE-26]',
  (seed) => {
    const draw = drawFrom(seed);
    const testsOf = (at: number) =>
      new Map([1, 2, 3].map((of) => [`test ${at}.${of}`, drawn(defects, 4, draw)]));
    let suite: Suite = new Map(Array.from('abcdefgh', (file, at) => [file, testsOf(at)]));
    let { learned } = cardOf(suite, nothingLearned, new Set(), seed);
    let runs = 0;
    for (let at = 0; at < 50; at++) {
      const edit = edited(suite, at, draw);
      const same = [...suite.keys()].filter((file) => file !== edit.file);
      ({ suite } = edit);
      const card = cardOf(suite, learned, new Set(same), at);
      ({ learned } = card);
      runs += card.runs / 50;
    }
    expect(runs).toBeLessThan(cardOf(suite, nothingLearned, new Set(), seed).runs / 4);
    expect(cardOf(suite, learned, new Set([...suite.keys(), wholeSuite]), seed).runs).toBe(0);
  },
);

const two = ['a', 'b'].map((file) => runOf(file, new Map([[`test ${file}`, []]])));

test.each([
  ['found by a test of a changed file', ['a', 'b'], { red: { by: ['test b'] } }, false],
  ['found by a test of an unchanged one, too', ['a', 'b'], { red: { by: ['test a', 'b'] } }, true],
  ['found by a test of a file that does not reach it', ['b'], { red: { by: ['test a'] } }, false],
  ['found by no test that has a name', ['a', 'b'], { red: { by: [] } }, false],
  ['late in an unchanged file', ['a'], { red: { by: [], isLate: true } }, true],
  ['missed by all files together', [wholeSuite], { green: [wholeSuite] }, false],
])('what was %s', (_, files, more, isKept) => {
  const told = { one: { files, green: [], ...more } };
  const kept = keeping({ files: two, leftOut: [], told }, new Set(['a']));
  expect(isSettled(kept, { id: 'one', files })).toBe(isKept);
});

import { expect, test } from 'vitest';
import { type Draw, drawFrom, drawn } from '../card/draw.ts';
import { searched } from '../../test/support/drawn-suite.ts';
import { dueOf, isSettled, keeping, learning, nothingLearned } from './due.ts';
import { type FileRun, type Learned, wholeSuite } from './memory.ts';

/** By file: its tests, each with the defects that turn it red. */
type Suite = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const defects = Array.from({ length: 40 }, (_, at) => `defect ${at}`);

/** Each file goes where a third of them is, whatever its tests assert. */
const passedBy = (file: string): readonly string[] =>
  defects.filter((_, at) => (at + file.charCodeAt(file.length - 1)) % 3 === 0);

const runsOf = (suite: Suite): readonly FileRun[] =>
  [...suite].map(([file, tests]) => ({
    file,
    seconds: 1,
    tests: [...tests.keys()],
    different: [...passedBy(file), ...[...tests.values()].flat()],
    unheard: [],
    heard: [],
  }));

/** A card, by what is known of the files that are as they were. */
const cardOf = (suite: Suite, learned: Learned, unchanged: ReadonlySet<string>, seed: number) => {
  const units = runsOf(suite);
  const others = units.filter(({ file }) => !unchanged.has(file));
  let known = keeping(learned, unchanged, others);
  const asked = defects.map((id) => {
    const files = units.filter(({ different }) => different.includes(id)).map(({ file }) => file);
    return { id, files };
  });
  const sees = [...suite.values()].flatMap((tests) => [...tests]);
  const redOf = (pool: readonly string[]): readonly string[] =>
    sees.filter(([, some]) => pool.some((id) => some.includes(id))).map(([name]) => name);
  const isNew = (file: string): boolean => !unchanged.has(file);
  const ran = new Map<string, readonly string[]>();
  let runs = 0;
  for (let due = dueOf(known, asked, isNew); due.size > 0; due = dueOf(known, asked, isNew, ran)) {
    const testsOf = (id: string): readonly string[] =>
      due.get(id)!.flatMap((file) => [...suite.get(file)!.keys()]);
    const all = [...new Set([...due.keys()].flatMap(testsOf))];
    const { found, sizes } = searched(all, [...due.keys()], redOf, { seed, testsOf });
    runs += sizes.reduce((sum, size) => sum + size / sees.length, 0);
    const came = [...due].map(([id, files]) => {
      ran.set(id, [...(ran.get(id) ?? []), ...files]);
      return [id, found.has(id) ? { by: found.get(id)! } : ('green' as const)] as const;
    });
    known = learning(known, asked, due, new Map(came));
  }
  expect(asked.every((one) => isSettled(known, one))).toBe(true);
  const found = defects.filter((id) => known.told[id]?.red);
  return { found, runs, learned: { ...known, files: units, leftOut: [] } };
};

const foundBy = (suite: Suite): readonly string[] =>
  defects.filter((id) =>
    [...suite.values()].some((tests) => [...tests.values()].flat().includes(id)),
  );

/** Adds, changes, weakens, renames or deletes a test, or adds or deletes a file. */
const edited = (suite: Suite, at: number, draw: Draw): { suite: Suite; file: string } => {
  const [file = ''] = drawn([...suite.keys()], 1, draw);
  const tests = new Map(suite.get(file));
  const [name = ''] = drawn([...tests.keys()], 1, draw);
  const some = drawn(defects, 1 + Math.floor(draw() * 6), draw);
  const next = new Map(suite);
  const edits = [
    () => tests.set(`test of edit ${at}`, some),
    () => tests.set(name, some),
    () => tests.set(name, (tests.get(name) ?? []).slice(1)),
    () => tests.set(`${name} again`, tests.get(name) ?? []) && tests.delete(name),
    () => tests.delete(name),
    () => next.set(`file of edit ${at}`, new Map([[`test of edit ${at}`, some]])),
    () => suite.size > 4 && next.delete(file),
  ];
  const which = Math.floor(draw() * edits.length);
  edits[which]!();
  return { suite: which < 5 ? next.set(file, tests) : next, file };
};

test.each([1, 2, 3])(
  'after each of fifty edits, cards that keep verdicts find what a card from nothing finds (%d) [GRADE-26]',
  (seed) => {
    const draw = drawFrom(seed);
    let suite: Suite = new Map(
      Array.from({ length: 8 }, (_, at) => [
        `file ${at}`,
        new Map([0, 1, 2].map((of) => [`test ${3 * at + of}`, drawn(defects, 4, draw)])),
      ]),
    );
    let { learned } = cardOf(suite, nothingLearned, new Set(), seed);
    let runs = 0;
    for (let at = 0; at < 50; at++) {
      const edit = edited(suite, at, draw);
      const same = [...suite.keys()].filter((file) => file !== edit.file);
      ({ suite } = edit);
      const card = cardOf(suite, learned, new Set(same), at);
      expect(card.found).toEqual(foundBy(suite));
      ({ learned } = card);
      runs += card.runs;
    }
    expect(runs / 50).toBeLessThan(cardOf(suite, nothingLearned, new Set(), seed).runs / 4);
    const nothing = cardOf(suite, learned, new Set([...suite.keys(), wholeSuite]), seed);
    expect(nothing).toMatchObject({ runs: 0, found: foundBy(suite) });
  },
);

const told = (files: readonly string[], more: object) => ({ files, green: [], ...more });
const two = runsOf(new Map(['a', 'b'].map((file) => [file, new Map([[`test ${file}`, []]])])));

test.each([
  ['found by a test of a changed file', told(['a', 'b'], { red: { by: ['test b'] } }), false],
  [
    'found by a test of an unchanged one',
    told(['a', 'b'], { red: { by: ['test a', 'test b'] } }),
    true,
  ],
  [
    'found by a test that has nothing to do with it',
    told(['b'], { red: { by: ['test a'] } }),
    false,
  ],
  ['found by no test that has a name', told(['a', 'b'], { red: { by: [] } }), false],
  ['late in an unchanged file', told(['a'], { red: { by: [], isLate: true } }), true],
  ['missed by the unchanged file', told(['a'], { green: ['a', 'b'] }), true],
  ['missed by all files together', told([wholeSuite], { green: [wholeSuite] }), false],
])('what was %s', (_, one, isKept) => {
  const kept = keeping({ files: two, leftOut: [], told: { one } }, new Set(['a']));
  expect(isSettled(kept, { id: 'one', files: one.files })).toBe(isKept);
});

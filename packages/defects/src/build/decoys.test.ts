import { readFile } from 'node:fs/promises';
import { minifySync, transformSync } from 'rolldown/experimental';
import { expect, test } from 'vitest';
import { readDefects } from '../all.ts';
import { changesIn, readDecoys } from './decoys.ts';
import { edit, load } from './test-module.ts';

const values = [undefined, '', 'a', 'ab', 0, 1, -1, 2.5, Number.NaN];
const lists = [[], ['a'], ['ab', 'a', 1]];

test.each([
  'a < b',
  'a >= b',
  'a === b',
  "a !== 'ab'",
  'a === undefined',
  'a * b',
  'Math.max(a, b)',
  'list.length > 0',
  'list.length === 0',
  'list.includes(a)',
  "String(a).startsWith('a')",
])('a decoy of “%s” answers as its original, in other words', async (expression) => {
  const source = `export const told = (a: any, b: any, list: any) => ${expression};`;
  const place = { area: 'sums', file: 'sum.tsx', from: expression };
  const [change, ...more] = changesIn(source, 'sum.tsx', [place]);
  expect(more).toEqual([]);
  const edits = [edit(change!.from, change!.to, { isNeutral: true })];
  const [one, other] = [await load(source, edits, 0), await load(source, edits, 1)];
  for (const a of values)
    for (const b of values)
      for (const list of lists)
        expect(other['told']!(a, b, list)).toEqual(one['told']!(a, b, list));
});

const minified = (file: string, source: string): string =>
  minifySync('file.js', transformSync(file, source, { jsx: { runtime: 'automatic' } }).code).code;

test('all areas but idempotency have a decoy, and served code tells none from a defect by being the original', async () => {
  const known = await readDefects();
  const decoys = await readDecoys(known);
  const with0 = new Set(decoys.map(({ area }) => area));
  const without = known.filter(({ area }) => !with0.has(area)).map(({ area }) => area);
  expect([...new Set(without)]).toEqual(['idempotency']);
  for (const { file, from, to } of decoys) {
    const source = await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8');
    expect(source.split(from)).toHaveLength(2);
    expect(
      minified(
        file,
        source.replace(from, () => to),
      ),
    ).not.toBe(minified(file, source));
  }
});

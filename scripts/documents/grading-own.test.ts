import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBook } from '../../apps/ring/src/grade/read-book.ts';
import { isFresh, rowsIn } from '../../apps/ring/src/own/cells.ts';
import { pagesWith } from '../../apps/ring/src/own/pages.ts';
import { isGradedBy, readTests } from '../../apps/ring/src/own/suite.ts';
import { apiTests, seleniumTests } from '../../apps/ring/src/own/suites.ts';
import { readDefects } from '../../packages/defects/src/all.ts';
import { chapters } from '../../packages/rules/src/rule-book.ts';
import { citationsIn } from '../rules/citations.ts';

const defects = await readDefects();
const notInstalled = { python: '', variables: {} };
const pages = pagesWith(seleniumTests(notInstalled)).map(({ file, suites }) => ({
  file,
  text: readFileSync(file, 'utf8'),
  defects: defects.filter((defect) => suites.some((suite) => isGradedBy(suite)(defect))),
}));
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

describe.each(pages)('$file', ({ text, defects: graded }) => {
  const rows = rowsIn(text);

  test('lists every defect with its area and rule: npm run grade:own', () => {
    const stale = graded.filter(({ id, area, rule }) => {
      const cells = rows.get(id) ?? [];
      return cells[0] !== area || cells[2] !== rule;
    });
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  test('lists nothing else but the harmless changes', async () => {
    const { changes } = await readBook();
    const ids = [...graded, ...changes].map(({ id }) => id);
    expect([...rows.keys()].toSorted()).toEqual(ids.toSorted());
  });

  test('names only tests that exist, and a reason for every miss', () => {
    const stale = graded.filter(({ id }) => !isFresh(rows.get(id)?.at(-1) ?? '', read));
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  test('says that each suite finds at least 95 % of its defects', () => {
    const shares = [...text.matchAll(/^## The .*: \d+ of \d+, (\d+) %$/gm)];
    expect(shares).not.toHaveLength(0);
    for (const [, share] of shares) expect(Number(share)).toBeGreaterThanOrEqual(95);
  });
});

test('every defect is on a page', () => {
  expect(new Set(pages.flatMap((page) => page.defects))).toEqual(new Set(defects));
});

/**
 * A workspace is deleted after seven days, a recording ends after an hour of the server; a request is interrupted
 * when the API dies; the others are about the site's server and about several APIs.
 */
const notOverHttp = ['WORKSPACE-16', 'REPEAT-07', 'FAULT-16', 'LOG-02', 'LOG-15'];

test('the API suite over HTTP holds every rule of the areas that a defect of the API breaks', () => {
  const held = new Set(readTests('.', apiTests).flatMap(({ text }) => citationsIn(text)));
  const broken = new Set(defects.map(({ rule }) => rule as string));
  const ofTheApi = chapters
    .at(-1)!
    .areas.filter(({ rules }) => rules.some(({ id }) => broken.has(id)))
    .flatMap(({ rules }) => rules.map(({ id }) => id as string));
  expect(ofTheApi).toContain('BOOK-01');
  expect(ofTheApi.filter((id) => !held.has(id))).toEqual(notOverHttp);
});

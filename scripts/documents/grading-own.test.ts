import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBook } from '../../apps/ring/src/grade/read-book.ts';
import { isFresh, rowsIn } from '../../apps/ring/src/own/cells.ts';
import { apiTests } from '../../apps/ring/src/own/suites.ts';
import { readTests } from '../../apps/ring/src/own/suite.ts';
import { readDefects } from '../../packages/defects/src/all.ts';
import { chapters } from '../../packages/rules/src/rule-book.ts';
import { citationsIn } from '../rules/citations.ts';

const page = readFileSync('docs/grading-own.md', 'utf8');
const rows = rowsIn(page);
const defects = await readDefects();

test('docs/grading-own.md lists every defect with its area and rule: npm run grade:own', () => {
  const stale = defects.filter(({ id, area, rule }) => {
    const cells = rows.get(id) ?? [];
    return cells[0] !== area || cells[2] !== rule;
  });
  expect(stale.map(({ id }) => id)).toEqual([]);
});

test('docs/grading-own.md lists nothing else but the harmless changes', async () => {
  const { changes } = await readBook();
  const ids = [...defects, ...changes].map(({ id }) => id);
  expect([...rows.keys()].toSorted()).toEqual(ids.toSorted());
});

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

test('every test that docs/grading-own.md names exists, and every miss has a reason', () => {
  const stale = defects.filter(({ id }) => !isFresh(rows.get(id)?.at(-1) ?? '', read));
  expect(stale.map(({ id }) => id)).toEqual([]);
});

test.each(['browser', 'API'])('our %s tests find at least 95 %% of their defects', (suite) => {
  const share = new RegExp(`^## The ${suite} tests: \\d+ of \\d+, (\\d+) %$`, 'm').exec(page)?.[1];
  expect(Number(share)).toBeGreaterThanOrEqual(95);
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutShortcuts } from './architecture.ts';
import { readDecision } from './decisions.ts';
import { printDocuments } from './generated.ts';
import { boxOf, target } from './imports.ts';

const documents = await printDocuments();

test.each(Object.keys(documents))('%s is up to date with npm run fix', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(documents[path]);
});

test('README.md and docs/grading.md say how many defects there are', () => {
  const said = ['README.md', 'docs/grading.md'].map(
    (path) =>
      documents[path]?.match(/\b(\d+) (?:defects into|defects;|small wrong edits)/g)?.length,
  );
  expect(said).toEqual([2, 1]);
  expect(documents['docs/grading.md']).toMatch(
    /^The areas are access \(\d+\), .+ and writing \(\d+\)\.$/m,
  );
});

test.each([
  ['has no number in its heading', '# Title\n\n2026-11-21 · accepted\n\n**Context.**'],
  ['has no date', '# 0001: Title\n\naccepted\n\n**Context.**'],
  ['has another number than its file', '# 0002: Title\n\n2026-11-21 · accepted\n\n**Context.**'],
  ['has an invalid status', '# 0001: Title\n\n2026-11-21 · maybe\n\n**Context.**'],
])('a decision that %s throws an error with its file name', (_, text) => {
  expect(() => readDecision('0001-title.md', text)).toThrow('0001-title.md');
});

test.each([
  ['packages/contracts/src/print/openapi.ts', 'packages/contracts'],
  ['apps/api/src/books/routes.ts', 'apps/api/src/books'],
  ['apps/web/src/exercises/slider/page.tsx', 'apps/web/src/exercises'],
  ['apps/web/server/site.ts', 'apps/web/server'],
  ['apps/api/src/app.ts', 'apps/api/src/app.ts'],
])('%s belongs to the box %s', (file, box) => {
  expect(boxOf(file)).toBe(box);
});

test.each([
  ['@sparring/contracts/book', 'packages/contracts'],
  ['../clock.ts', 'apps/api/src/clock.ts'],
  ['../http/implement.ts', 'apps/api/src/http'],
  ['express', undefined],
  ['../../package.json', undefined],
])('an import of %s leads to the box %s', (specifier, box) => {
  expect(target('apps/api/src/books/routes.ts', specifier)).toBe(box);
});

test('an arrow is left out where a longer path leads to the same folder', () => {
  const folders = new Map([
    ['app', new Set(['books', 'http'])],
    ['books', new Set(['http'])],
    ['http', new Set<string>()],
  ]);
  expect(withoutShortcuts(folders).get('app')).toEqual(['books']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDecision } from './decisions.ts';
import { printDocuments } from './generated.ts';

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

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDecisions } from './decisions.ts';

const numbers = new Set(readDecisions('docs/decisions').map(({ number }) => number));

const unknownIn = (path: string, citation: RegExp): readonly string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(citation), ([, number = '']) => number)
    .filter((number) => !numbers.has(number))
    .map((number) => `${path}: ${number}`);

test('every decision that a file cites has a record', () => {
  const files = globSync(
    '{apps,packages,scripts,docs,deploy,kits}/**/*.{ts,tsx,mjs,py,java,md,yaml,yml}',
    { exclude: (path) => /(^|\/)(node_modules|dist|reports|\.venv)$/.test(path) },
  );
  expect(files).toContain('packages/rules/src/shop/shop.ts');
  const citation = /(?:\bdecision |decisions\/)(0\d{3})\b/gi;
  expect(files.flatMap((path) => unknownIn(path, citation))).toEqual([]);
});

test('a record names no other record that is gone', () => {
  const records = globSync('docs/decisions/0*.md');
  expect(
    records.flatMap((path) => unknownIn(path, /(?<![\w-])(0[0-2]\d\d)(?![\w-]*\.sql)\b/g)),
  ).toEqual([]);
});

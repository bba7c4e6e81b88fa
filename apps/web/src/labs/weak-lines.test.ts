import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labs } from './catalogue.ts';
import { codeLines } from './code-lines.ts';
import type { WeakLine } from './lab.ts';

const read = async (slug: string): Promise<WeakLine> =>
  ((await import(`./${slug}/weak-line.ts`)) as { weakLine: WeakLine }).weakLine;

const chosenIn = (slug: string, file: string): readonly string[] => {
  const source = readFileSync(new URL(`${slug}/answers/${file}.spec.ts`, import.meta.url), 'utf8');
  return codeLines(source).map(({ text }) => text.trim());
};

test.each(labs.map(({ slug }) => slug))(
  'the weak lines of %s are in its failing test, and only where a step is missing in the passing one',
  async (slug) => {
    const { lines, lacksStep = false } = await read(slug);
    expect(lines.length).toBeGreaterThan(0);
    expect(chosenIn(slug, 'naive')).toEqual(expect.arrayContaining([...lines]));
    const passing = chosenIn(slug, 'good');
    expect(lines.filter((line) => passing.includes(line))).toEqual(lacksStep ? lines : []);
  },
);

test.each(labs.map(({ slug }) => slug))('one of the three mends of %s helps', async (slug) => {
  const { mends, helps } = await read(slug);
  expect(Object.keys(mends)).toHaveLength(3);
  expect([1, 2, 3]).toContain(helps);
});

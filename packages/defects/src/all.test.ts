import { readFileSync } from 'node:fs';
import { areas } from '@sparring/rules/rule-book';
import { expect, test } from 'vitest';
import { readDefects } from './all.ts';
import { withTwins } from './build/twins.ts';

const defects = await readDefects();
const broken = new Set<string>(defects.map(({ rule }) => rule));
const exercises = areas.filter(({ place }) => typeof place === 'object' && 'exercise' in place);
const root = new URL('../../../', import.meta.url);

test.each(Array.from(Map.groupBy(defects, ({ file }) => file)))(
  'every edit of %s fits, once and in one declaration',
  (file, edits) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    expect(withTwins(source, edits, 'the-runtime')).toContain('choose$');
  },
);

test('every defect has an id of its own', () => {
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length);
});

test('no two defects make the same edit', () => {
  const repeated = [...Map.groupBy(defects, ({ file, from, to }) => [file, from, to].join('\n'))]
    .filter(([, { length }]) => length > 1)
    .map(([edit, same]) => `${same.map(({ id }) => id).join(' = ')}: ${edit}`);
  expect(repeated, 'write an edit that breaks another rule, or breaks it elsewhere').toEqual([]);
});

test.each(defects.map((defect) => [defect.id, defect] as const))(
  '%s changes something and gives three different hints',
  (_, { from, to, hints }) => {
    expect(to).not.toBe(from);
    expect(new Set(hints).size).toBe(3);
  },
);

test.each(exercises.map(({ slug, rules }) => [slug, rules] as const))(
  'a defect breaks a rule of the exercise %s',
  (slug, rules) => {
    expect(
      rules.some(({ id }) => broken.has(id)),
      `npm run new defect with a rule of ${slug}`,
    ).toBe(true);
  },
);

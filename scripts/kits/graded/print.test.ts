import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testCard } from '../../../apps/ring/src/report/test-card.ts';
import { kits } from '../table.ts';
import { commands } from './commands.ts';
import { measuredOf } from './measured.ts';
import { type AllMeasured, printPage, withSection } from './print.ts';

const file = 'scripts/kits/graded/measured.json';
const all = JSON.parse(readFileSync(file, 'utf8')) as AllMeasured;

/** Without what the formatter adds: the width of columns, the kind of emphasis. */
const plain = (markdown: string): string => markdown.replaceAll(/[\s_*-]+/g, '');

test('every kit with lessons has a command that grades it', () => {
  const taught = kits.map(({ name }) => name).filter((name) => name !== 'schemathesis');
  expect(Object.keys(commands).toSorted()).toEqual(taught.toSorted());
});

test('the page of the kits says what was measured: otherwise run npm run grade:kits -- --print', () => {
  expect(plain(readFileSync('docs/grading-kits.md', 'utf8'))).toBe(plain(printPage(all)));
});

test.each(Object.keys(all))('the README of %s says what its lessons find', (kit) => {
  const readme = readFileSync(`kits/${kit}/README.md`, 'utf8');
  expect(plain(withSection(readme, kit, all[kit]!))).toBe(plain(readme));
});

test('a section takes the place of the one before, and keeps the rest', () => {
  const one = measuredOf(testCard(), { load: 1, cores: 2 });
  const readme = withSection('# A kit\n\nHow to run it.\n', 'load', one);
  expect(readme).toMatch(/^# A kit\n\nHow to run it.\n\n## What these lessons find\n/);
  expect(withSection(readme, 'load', { ...one, tests: one.tests + 1 })).toBe(readme);
});

test('a defect that two lessons find counts for both', () => {
  const card = testCard();
  const by = ['find.spec.ts › a', 'form.spec.ts › b', 'form.spec.ts › c'];
  const defects = [{ ...card.defects[0]!, area: 'cart', verdict: { kind: 'found', by } as const }];
  expect(measuredOf({ ...card, defects }, { load: 1, cores: 2 }).byLesson).toEqual({
    find: { cart: 1 },
    form: { cart: 1 },
  });
});

test('every kit that was measured exists', () => {
  expect(Object.keys(all).filter((kit) => !existsSync(`kits/${kit}`))).toEqual([]);
});

test('a lesson that is newer than the card is not called one that finds nothing', () => {
  const one = measuredOf(testCard(), { load: 1, cores: 2 });
  const readme = withSection('# A kit\n', 'load', { ...one, lessons: ['find'], byLesson: {} });
  expect(readme).toContain('| find | none |');
  expect(readme).toContain('| lost answer | not graded yet |');
});

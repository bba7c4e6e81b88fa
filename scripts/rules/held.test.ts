import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../packages/rules/src/rule-book.ts';
import { citationsIn, readCitations, type Citation } from './citations.ts';
import { holdersOf } from './holders.ts';

const citations = readCitations();
const holders = holdersOf(citations);
const known = new Set<string>(rules.map(({ id }) => id));

const isOfHolder = ({ id, file }: Citation): boolean => matchesGlob(file, holders.get(id) ?? '');

test('every rule is named by a test of its holder', () => {
  expect(rules.filter(({ id }) => !holders.has(id)).map(({ id }) => id)).toEqual([]);
});

test('no test names a rule that does not exist', () => {
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('no test outside of its holder names a rule', () => {
  const elsewhere = citations.filter((each) => known.has(each.id) && !isOfHolder(each));
  expect(elsewhere, 'a unit test keeps its claim and has no number').toEqual([]);
});

test('no rule is named in more than three files', () => {
  const files = Map.groupBy(citations, ({ id }) => id);
  const spread = [...files].filter(([, all]) => new Set(all.map(({ file }) => file)).size > 3);
  expect(
    spread.map(([id]) => id),
    'one of them holds it',
  ).toEqual([]);
});

test.each([
  ["test('removes one [CART-05]', async () => {", ['CART-05']],
  ["test('pays [PAYMENT-01, PAYMENT-02]', async () => {", ['PAYMENT-01', 'PAYMENT-02']],
  ['test(`opens ${name} [MENU-01]`, async () => {', ['MENU-01']],
  ["test('reads [CART-05] in the middle', async () => {", []],
  ['const [UPPER] = list;', []],
])('%s names %j', (line, ids) => {
  expect(citationsIn(line)).toEqual(ids);
});

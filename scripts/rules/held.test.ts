import { expect, test } from 'vitest';
import { rules } from '../../packages/rules/src/rule-book.ts';
import { citationsIn, readCitations } from './citations.ts';

const citations = readCitations();
const known = new Set<string>(rules.map(({ id }) => id));

test('every rule is held by a test that names it', () => {
  const held = new Set(citations.map(({ id }) => id));
  expect(rules.filter(({ id }) => !held.has(id)).map(({ id }) => id)).toEqual([]);
});

test('no test names a rule that does not exist', () => {
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
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

import { chapters } from '@sparring/rules/rule-book';
import { expect, test } from 'vitest';
import { countOf, filtered } from './filter.ts';

const idsOf = (text: string): readonly string[] =>
  filtered(chapters, text).flatMap(({ areas }) =>
    areas.flatMap(({ rules }) => rules.map(({ id }) => id)),
  );

test('shows every rule without a filter', () => {
  expect(idsOf('')).toHaveLength(countOf(chapters));
  expect(idsOf('   ')).toHaveLength(countOf(chapters));
});

test.each([
  ['cart-05', ['CART-05']],
  ['total sum', ['CART-03']],
  ['SUM   total', ['CART-03']],
  ['no rule says marmalade', []],
])('"%s" leaves %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

test('leaves out areas and chapters without a matching rule', () => {
  expect(filtered(chapters, 'cart-05')).toMatchObject([
    { title: 'Shop', areas: [{ slug: 'cart' }] },
  ]);
});

import { chapters } from '@sparring/rules/rule-book';
import { expect, test } from 'vitest';
import { countOf, filtered } from './filter.ts';

const idsOf = (text: string): readonly string[] =>
  filtered(chapters, text).flatMap(({ areas }) =>
    areas.flatMap(({ rules }) => rules.map(({ id }) => id)),
  );

test('every rule is there when nothing is asked for', () => {
  expect(idsOf('')).toHaveLength(countOf(chapters));
  expect(idsOf('   ')).toHaveLength(countOf(chapters));
});

test.each([
  ['cart-05', ['CART-05']],
  ['total sum', ['CART-03']],
  ['SUM   total', ['CART-03']],
  ['no rule says this', []],
])('"%s" leaves %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

test('what has no rule left is left out, the chapter too', () => {
  expect(filtered(chapters, 'cart-05')).toMatchObject([
    { title: 'Shop', areas: [{ slug: 'cart' }] },
  ]);
});

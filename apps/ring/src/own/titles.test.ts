import { expect, test } from 'vitest';
import { holdsArea, holdsRule, sourceOf, titlesIn } from './titles.ts';

const text = `
test('opens the page', async () => {});
test('removes one of two [CART-05]', async () => {});
test.each(['a'])('%s of $name is \${kind} [CART-06, CART-07]', async () => {});
`;
const file = { name: 'shop/cart.spec.ts', path: 'apps/web/e2e/shop/cart.spec.ts', text, hash: '' };

test('a title that names a rule is read as it is written', () => {
  expect(titlesIn(text)).toEqual([
    'removes one of two [CART-05]',
    // oxlint-disable-next-line no-template-curly-in-string
    '%s of $name is ${kind} [CART-06, CART-07]',
  ]);
});

test.each([
  ['shop/cart.spec.ts › removes one of two [CART-05]', 'removes one of two [CART-05]'],
  ['shop/cart.spec.ts › the cart › removes one of two [CART-05]', 'removes one of two [CART-05]'],
])('the source of "%s" is found', (name, title) => {
  expect(sourceOf(name, [file])).toEqual({ path: file.path, title });
});

test('the source of a title with values in it is found', () => {
  const found = sourceOf('shop/cart.spec.ts › a of Bo is (new) [CART-06, CART-07]', [file]);
  expect(found?.title).toMatch(/^%s of/);
});

test.each(['shop/cart.spec.ts › another [CART-05]', 'shop/other.spec.ts › removes one [CART-05]'])(
  '"%s" has no source',
  (name) => {
    expect(sourceOf(name, [file])).toBeUndefined();
  },
);

test.each([
  ['CART-05', true, true],
  ['CART-06', false, true],
  ['CARD-05', false, false],
])('the titles of a rule and of its area fit, those of others do not: %s', (rule, own, area) => {
  const titleOf = 'removes [PAGE-01, CART-05]';
  expect(new RegExp(holdsRule(rule)).test(titleOf)).toBe(own);
  expect(new RegExp(holdsArea(rule)).test(titleOf)).toBe(area);
});

import { products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars, priceOf, totalCents } from './money.ts';

const anyCart = fc.array(fc.constantFrom(...products), { maxLength: 500 });

test('the total is the sum of the prices', () => {
  expect(totalCents([])).toBe(0);
  expect(dollars(totalCents(products))).toBe('$789.90');
});

test('three keyboards cost $269.97, which floating numbers get wrong', () => {
  const keyboard = products.find(({ name }) => name === 'Mechanical Keyboard')!;
  expect(89.99 + 89.99 + 89.99).not.toBe(269.97);
  expect(dollars(totalCents([keyboard, keyboard, keyboard]))).toBe('$269.97');
});

test('the total of two carts together is the sum of their totals', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (one, other) => {
      expect(totalCents([...one, ...other])).toBe(totalCents(one) + totalCents(other));
    }),
  );
});

test('a total is whole cents, and its text reads back as the same number', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const cents = totalCents(cart);
      expect(Number.isInteger(cents)).toBe(true);
      expect(Number(dollars(cents).slice(1))).toBe(cents / 100);
    }),
  );
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_450, '$1234.50'],
])('%i cents are written %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

test('a price shows both of its decimals', () => {
  expect(priceOf({ ...products[0]!, price: 30 })).toBe('$30.00');
});

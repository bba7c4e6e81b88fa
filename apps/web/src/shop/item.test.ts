import { products } from '@sparring/contracts/products';
import { expect, test } from 'vitest';
import { isItem } from './item.ts';

test.each(products)('$name is a product', (product) => {
  expect(isItem(product)).toBe(true);
});

test('a product without a picture is a product', () => {
  expect(isItem({ id: 1, name: 'Gloves', description: 'Red.', price: 12.5 })).toBe(true);
});

test.each([null, undefined, 1, 'text', [], {}, { ...products[0], price: '29.99' }])(
  '%o is not a product',
  (value) => {
    expect(isItem(value)).toBe(false);
  },
);

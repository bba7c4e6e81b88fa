import { type Item, products } from '@sparring/contracts/products';
import { expect, test } from 'vitest';
import { productAt } from './product-at.ts';

const gloves: Item = { id: 99, name: 'Gloves', description: 'Red.', price: 12.5, image: '' };

test.each(products)('finds $name by its id', (product) => {
  expect(productAt(String(product.id), null)).toEqual(product);
});

test.each(['0', '11', '01', '1.0', ' 1', '', 'mouse'])('finds nothing for the id %o', (id) => {
  expect(productAt(id, null)).toBeUndefined();
});

test('returns the product in the navigation state, even an unknown one', () => {
  expect(productAt('99', { product: gloves })).toEqual(gloves);
});

test('adds the long texts that the state does not have', () => {
  const brought = { ...gloves, id: 1 };
  expect(productAt('1', { product: brought })).toEqual({ ...products[0], ...brought });
});

test('ignores a product in the state with another id', () => {
  expect(productAt('1', { product: gloves })).toEqual(products[0]);
  expect(productAt('98', { product: gloves })).toBeUndefined();
});

test.each([undefined, 'text', {}, { product: null }, { product: { id: 1 } }])(
  'ignores the invalid state %o',
  (state) => {
    expect(productAt('1', state)).toEqual(products[0]);
  },
);

import { products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { relatedTo } from './related.ts';

const anySeed = fc.integer();
const anyItems = fc.subarray([...products]);
const anyId = fc.constantFrom(...products.map(({ id }) => id));

test('are four different ones of the others, or all of them when there are fewer', () => {
  fc.assert(
    fc.property(anyId, anyItems, anySeed, (id, items, seed) => {
      const others = items.filter((item) => item.id !== id);
      const related = relatedTo(id, items, createChance(seed));
      expect(related).toHaveLength(Math.min(4, others.length));
      expect(new Set(related).size).toBe(related.length);
      expect(others).toEqual(expect.arrayContaining(related));
    }),
  );
});

test('are the same for the same seed', () => {
  fc.assert(
    fc.property(anyId, anySeed, (id, seed) => {
      const draw = () => relatedTo(id, products, createChance(seed));
      expect(draw()).toEqual(draw());
    }),
  );
});

test('can be any of the others', () => {
  const drawn = new Set(
    Array.from({ length: 100 }, (_, seed) => relatedTo(1, products, createChance(seed))).flat(),
  );
  expect(drawn).toEqual(new Set(products.filter(({ id }) => id !== 1)));
});

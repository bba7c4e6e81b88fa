import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Produce, produce } from './produce.ts';
import { sorted, type Sorting, type SortKey } from './rules.ts';

const keys = fc.constantFrom<SortKey>('name', 'price', 'category');
const sortings = fc.record({
  key: keys,
  direction: fc.constantFrom<Sorting['direction']>('ascending', 'descending'),
});
const lists = fc.array(
  fc.record<Produce>({
    id: fc.nat(),
    name: fc.constantFrom('Apple', 'Banana', 'Carrot', 'Mango'),
    price: fc.integer({ min: 0, max: 2000 }).map((cents) => cents / 100),
    category: fc.constantFrom('Fruit', 'Vegetable'),
  }),
);
const names = (items: readonly Produce[]) => items.map(({ name }) => name);

describe('sorted', () => {
  test('keeps the order of equal items, in both directions', () => {
    const ascending = names(sorted(produce, { key: 'category', direction: 'ascending' }));
    const descending = names(sorted(produce, { key: 'category', direction: 'descending' }));
    expect(ascending).toEqual(['Apple', 'Banana', 'Mango', 'Carrot', 'Asparagus', 'Tomato']);
    expect(descending).toEqual(['Carrot', 'Asparagus', 'Tomato', 'Apple', 'Banana', 'Mango']);
  });

  test('loses nothing, adds nothing and does not change the list', () => {
    fc.assert(
      fc.property(lists, sortings, (items, sorting) => {
        const before = structuredClone(items);
        expect(sorted(items, sorting)).toHaveLength(items.length);
        expect(new Set(sorted(items, sorting))).toEqual(new Set(items));
        expect(items).toEqual(before);
      }),
    );
  });

  test('never puts a more expensive item before a cheaper one', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const prices = sorted(items, { key: 'price', direction: 'ascending' }).map((p) => p.price);
        expect(prices.every((price, index) => index === 0 || prices[index - 1]! <= price)).toBe(
          true,
        );
      }),
    );
  });

  test('the descending order has the same values in reverse', () => {
    fc.assert(
      fc.property(lists, keys, (items, key) => {
        const values = (direction: Sorting['direction']) =>
          sorted(items, { key, direction }).map((item) => item[key]);
        expect(values('descending')).toEqual(values('ascending').toReversed());
      }),
    );
  });

  test('changes nothing when it sorts a second time', () => {
    fc.assert(
      fc.property(lists, sortings, (items, sorting) => {
        const once = sorted(items, sorting);
        expect(sorted(once, sorting)).toEqual(once);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawOrders, lists, reordered } from './lists.ts';
import { targets } from './takes.ts';

const sizes = fc.integer({ min: 3, max: 6 });

test('each list has the number of rows and the item of the task', () => {
  fc.assert(
    fc.property(fc.integer(), sizes, (seed, size) => {
      for (const [index, order] of drawOrders(size, createChance(seed)).entries()) {
        expect(new Set(order).size).toBe(size);
        expect(order).toContain(targets[index]);
      }
    }),
  );
});

test('no row stays at its place', () => {
  fc.assert(
    fc.property(fc.integer(), sizes, (seed, size) => {
      const chance = createChance(seed);
      const before = drawOrders(size, chance);
      for (const [index, order] of reordered(before, chance).entries()) {
        expect(order.toSorted()).toEqual(before[index]?.toSorted());
        for (const [place, item] of order.entries()) expect(before[index]?.[place]).not.toBe(item);
      }
    }),
  );
});

test('the key follows the item, the place, or the build', () => {
  const row = { item: 'Milk', place: 1, build: 1 };
  const keys = (changed: Partial<typeof row>) =>
    lists.map(({ keyOf }) => keyOf({ ...row, ...changed }));
  const isKept = (changed: Partial<typeof row>) =>
    keys(changed).map((key, index) => key === keys({})[index]);
  expect(isKept({ place: 2 })).toEqual([true, false, true]);
  expect(isKept({ item: 'Tea' })).toEqual([false, true, false]);
  expect(isKept({ build: 2 })).toEqual([true, true, false]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawTable, shuffled } from './table.ts';

const seeds = fc.integer();
const sizes = fc.integer({ min: 2, max: 30 });
const levels = fc.constantFrom(1, 2);

test('the same values stand at other places after a shuffle', () => {
  fc.assert(
    fc.property(seeds, sizes, levels, (seed, size, level) => {
      const chance = createChance(seed);
      const before = drawTable(size, chance, level);
      const after = shuffled(before, chance);
      expect(after.columns.toSorted()).toEqual(before.columns.toSorted());
      expect(new Set(after.rows)).toEqual(new Set(before.rows));
    }),
  );
});

test('no two programs and no two columns have the same name, however many there are', () => {
  const { rows, columns } = drawTable(500, createChance(7), 2);
  expect(new Set(rows.map(({ program }) => program)).size).toBe(500);
  expect(new Set(columns).size).toBe(50);
  expect(rows[12]?.program).toBe('Chrome 2');
  expect(columns[4]).toBe('CPU 2');
});

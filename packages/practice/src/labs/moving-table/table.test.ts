import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawTable, shuffled } from './table.ts';

const seeds = fc.integer();
const sizes = fc.integer({ min: 2, max: 12 });

test('the same values stand at other places after a shuffle', () => {
  fc.assert(
    fc.property(seeds, sizes, (seed, size) => {
      const chance = createChance(seed);
      const before = drawTable(size, chance);
      const after = shuffled(before, chance);
      expect(after.columns.toSorted()).toEqual(before.columns.toSorted());
      expect(new Set(after.rows)).toEqual(new Set(before.rows));
    }),
  );
});

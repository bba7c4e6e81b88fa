import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { moved } from './moved.ts';

test('each entry of a list is moved to another place', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 9 }), (seed, size) => {
      const before = Array.from({ length: size }, (_, index) => index);
      const after = moved(before, createChance(seed));
      expect(new Set(after)).toEqual(new Set(before));
      for (const [place, entry] of after.entries()) expect(entry).not.toBe(place);
    }),
  );
});

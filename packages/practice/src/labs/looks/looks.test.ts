import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { judge } from './judge.ts';
import { differingIn, drawLooks, looks } from './looks.ts';

test('four of six looks differ, and only exactly these solve the lab, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = drawLooks(createChance(seed));
      expect(new Set(drawn.values()).size).toBe(6);
      const differing = differingIn(drawn);
      expect(differing).toHaveLength(4);
      const facts = { seed, delay: 1, whole: looks };
      expect(judge({ ...facts, differing }).solved).toBe(true);
      for (const wrong of [[], [...drawn.keys()], differing.slice(1)])
        expect(judge({ ...facts, differing: wrong as typeof differing }).solved).toBe(false);
      expect(judge({ ...facts, whole: looks.slice(1), differing }).solved).toBe(false);
    }),
  );
});

test('another seed deals the changes in another order', () => {
  const orders = [1, 2, 3, 4].map((seed) => [...drawLooks(createChance(seed)).values()].join());
  expect(new Set(orders).size).toBe(4);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { drawPlaces } from './places.ts';

test('whatever the seed, half of the rungs have their element first', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const places = drawPlaces(8, createChance(seed));
      expect(places.filter((place) => place === 'first')).toHaveLength(4);
      expect(places.filter((place) => place === 'last')).toHaveLength(4);
    }),
  );
});

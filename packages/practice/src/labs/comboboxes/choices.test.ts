import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { cities, drawWanted, verdictOf } from './choices.ts';

const wanted = drawWanted(createChance(7));

test('asks for five different cities, two of them visited, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { Home, Travel, Visited, Hotel } = drawWanted(createChance(seed));
      const all = [...Home, ...Travel, ...Visited, ...Hotel];
      expect(Visited).toHaveLength(2);
      expect(new Set(all).size).toBe(5);
      expect(all.every((city) => (cities as readonly string[]).includes(city))).toBe(true);
    }),
  );
});

test('the order of the chips does not matter', () => {
  expect(verdictOf(wanted, { ...wanted, Visited: wanted.Visited.toReversed() })).toEqual({
    solved: true,
    text: 'Solved: each field has what it asks for.',
  });
});

test('names each field that has something else, more or nothing', () => {
  const [one = '', other = ''] = wanted.Visited;
  expect(verdictOf(wanted, { ...wanted, Home: [], Hotel: [one] }).text).toBe(
    `Not chosen: Home has no city, Hotel has ${one}.`,
  );
  expect(verdictOf(wanted, { ...wanted, Visited: [one, other, one] })).toEqual({
    solved: false,
    text: `Not chosen: Visited has ${one} and ${other} and ${one}.`,
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from './chance.ts';

const draws = (seed: number, below: number) => {
  const chance = createChance(seed);
  return Array.from({ length: 20 }, () => chance.integer(below));
};

test('draws the same numbers from the same seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draws(seed, 1000)).toEqual(draws(seed, 1000));
    }),
  );
});

test('draws other numbers from another seed', () => {
  expect(draws(7, 1_000_000)).not.toEqual(draws(8, 1_000_000));
});

test('draws whole numbers from 0 up to, but not including, the bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, below) => {
      const whole = (n: number) => Number.isInteger(n) && n >= 0 && n < below;
      expect(draws(seed, below)).toSatisfy((all: number[]) => all.every(whole));
    }),
  );
});

test('draws every number of a small range about equally often', () => {
  const chance = createChance(42);
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 4000; draw++) counts[chance.integer(4)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

test('samples different entries, at most the whole list', () => {
  const list = fc.uniqueArray(fc.integer());
  fc.assert(
    fc.property(fc.integer(), list, fc.nat(20), (seed, entries, count) => {
      const sample = createChance(seed).sample(entries, count);
      expect(new Set(sample).size).toBe(Math.min(count, entries.length));
      expect(entries).toEqual(expect.arrayContaining(sample));
    }),
  );
});

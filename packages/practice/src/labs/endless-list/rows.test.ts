import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawParcels, wantedOf } from './rows.ts';

const drawn = (seed: number) => drawParcels(100, createChance(seed));

test('the largest list has as many parcels as it should, and each title once', () => {
  const titles = drawParcels(2000, createChance(1)).map(({ title }) => title);
  expect(titles).toHaveLength(2000);
  expect(new Set(titles).size).toBe(2000);
});

test('the same seed draws the same parcels, another seed others', () => {
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

test.each([
  [100, 78],
  [1000, 777],
  [2000, 1554],
])('of %i rows the wanted one is %i', (size, wanted) => {
  expect(wantedOf(size)).toBe(wanted);
});

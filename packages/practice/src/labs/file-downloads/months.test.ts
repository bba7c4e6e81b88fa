import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { amount, centsOf, drawYear, inFile } from './months.ts';

const year = (seed: number, size = 12) => drawYear(size, createChance(seed));

test('the same seed draws the same year, another one another', () => {
  expect(year(7)).toEqual(year(7));
  expect(year(8)).not.toEqual(year(7));
});

test.each([2, 2.9, 500])('with ?size=%d each month has that many orders', (size) => {
  const { months } = year(7, size);
  expect(months.map(({ orders }) => orders.length)).toEqual(months.map(() => Math.floor(size)));
  const numbers = months.flatMap(({ orders }) => orders.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the file of exactly one month is missing its last order, so that its total is another', () => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const drawn = year(seed, 2);
    const short = drawn.months.filter(
      (month) => centsOf(inFile(month, drawn)) !== centsOf(month.orders),
    );
    expect(short.map(({ name }) => name)).toEqual([drawn.short]);
    expect(inFile(short[0]!, drawn)).toEqual(short[0]!.orders.slice(0, -1));
    found.add(drawn.short);
  }
  expect([...found].toSorted()).toEqual(['February', 'January', 'March']);
});

test.each([
  [5, '0.05'],
  [100, '1.00'],
  [123_450, '1234.50'],
])('%d cents are %s', (cents, text) => {
  expect(amount(cents)).toBe(text);
});

import { expect, test } from 'vitest';
import { chosenIn, roundOf } from './round.ts';

const defects = Array.from({ length: 200 }, (_, number) => number);

test.each([0, 1, 7, 4294967295])('finds what was chosen in every round of luck %i', (luck) => {
  expect(defects.map((chosen) => chosenIn(roundOf(chosen, luck)))).toEqual(defects);
});

test('tells nothing by its size: no defect stands above the sound product in every card', () => {
  const above = (luck: number) =>
    defects.filter((chosen) => roundOf(chosen, luck) > roundOf(0, luck));
  const cards = Array.from({ length: 20 }, (_, luck) => new Set(above(luck)));
  expect(defects.filter((chosen) => cards.every((card) => card.has(chosen)))).toEqual([]);
});

test('stays a whole number that every language can read', () => {
  expect(defects.every((chosen) => Number.isSafeInteger(roundOf(chosen, 2 ** 32 - 1)))).toBe(true);
});

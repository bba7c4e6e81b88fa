import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';
import { chosenIn, drawnIn, roundOf, roundOfChanges } from './round.ts';

const defects = Array.from({ length: 900 }, (_, number) => number);

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

test.each([0, 7, 4294967295])(
  'finds every set of changes of the page in a round of luck %i',
  (luck) => {
    const sets = Array.from({ length: 1 << drawn.length }, (_, bits) =>
      drawn.filter((_id, bit) => bits & (1 << bit)),
    );
    expect(sets.map((set) => drawnIn(roundOfChanges(set, luck)))).toEqual(sets);
  },
);

test('a page makes no change of the API, and none in the round of a defect', () => {
  expect(drawnIn(roundOfChanges(['other-json', 'wrappers'], 7))).toEqual(['wrappers']);
  expect(defects.flatMap((chosen) => drawnIn(roundOf(chosen, 7)))).toEqual([]);
});

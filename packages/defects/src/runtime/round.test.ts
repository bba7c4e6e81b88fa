import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';
import { type Draw, drawnIn, numbers, roundOf, setCount, setOf, standsFor } from './round.ts';

const seal = 1_234_567;

/** The same numbers each time. */
const chance = (): Draw => {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const meant = (round: number, key = seal) => numbers.filter(standsFor(round, key));

test('a round stands for the number that is chosen, and for no other', () => {
  const draw = chance();
  const all = numbers.map((number) => meant(roundOf(number, seal, draw)));
  expect(all).toEqual(numbers.map((number) => [number]));
});

test('a round is another number each time, and a whole one that every language can read', () => {
  const draw = chance();
  const rounds = [700, 1, 1, 343, 700].map((number) => roundOf(number, seal, draw));
  expect(new Set(rounds).size).toBe(5);
  expect(rounds.every((round) => Number.isSafeInteger(round) && round >= 0)).toBe(true);
});

test('a round says nothing without the number of the build', () => {
  const draw = chance();
  const rounds = numbers.map((number) => roundOf(number, seal, draw));
  expect(rounds.flatMap((round) => meant(round, seal + 1))).toEqual([]);
});

test('no rest of a division tells the rounds of a defect from those of a blank', () => {
  const draw = chance();
  const sample = (number: number) => Array.from({ length: 400 }, () => roundOf(number, seal, draw));
  const [without, withOne] = [sample(700), sample(17)];
  for (const divisor of Array.from({ length: 1100 }, (_, at) => at + 2)) {
    const rests = new Set(withOne.map((round) => round % divisor));
    expect([
      divisor,
      rests.size > 1 && without.some((round) => rests.has(round % divisor)),
    ]).toEqual([divisor, true]);
  }
});

const sets = numbers.slice(-setCount);
const drawnFor = (number: number) =>
  drawnIn(standsFor(roundOf(number, seal, chance()), seal), sets);

test('finds every set of changes that a page makes', () => {
  const all = sets.map((_, bits) => drawn.filter((_id, bit) => bits & (1 << bit)));
  expect(all.map((set) => drawnFor(sets[setOf(set)]!))).toEqual(all);
});

test('a page finds its set of changes also beside the empty one, which is a blank', () => {
  const stand = [sets[0]!, sets[5]!].map((number) =>
    standsFor(roundOf(number, seal, chance()), seal),
  );
  const isChosen = (number: number) => stand.some((isMeant) => isMeant(number));
  expect(drawnIn(isChosen, sets)).toEqual(drawnFor(sets[5]!));
});

test('a page makes no change of the API, and none in the round of a defect', () => {
  expect(setOf(['other-json'])).toBe(0);
  expect(setOf(['other-json', 'wrappers'])).toBe(setOf(['wrappers']));
  expect(numbers.slice(0, -setCount).flatMap(drawnFor)).toEqual([]);
});

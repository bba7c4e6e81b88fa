import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawTable, shuffled, verdictOf } from './table.ts';

const seeds = fc.integer();
const sizes = fc.integer({ min: 2, max: 12 });

const valuesOf = ({ rows }: ReturnType<typeof drawTable>) => [
  rows.find(({ program }) => program === 'Chrome')!.values.CPU,
  rows.find(({ program }) => program === 'Firefox')!.values.Memory,
];

test('the same values stand at other places after a shuffle [MOVING-02]', () => {
  fc.assert(
    fc.property(seeds, sizes, (seed, size) => {
      const chance = createChance(seed);
      const before = drawTable(size, chance);
      const after = shuffled(before, chance);
      expect(after.columns.toSorted()).toEqual(before.columns.toSorted());
      expect(new Set(after.rows)).toEqual(new Set(before.rows));
    }),
  );
});

test('the values of the table solve the lab, wherever they stand [MOVING-04]', () => {
  fc.assert(
    fc.property(seeds, sizes, (seed, size) => {
      const chance = createChance(seed);
      const table = shuffled(drawTable(size, chance), chance);
      expect(verdictOf(table, valuesOf(table))).toEqual({
        solved: true,
        text: 'Solved: both values are right.',
      });
    }),
  );
});

test('names the values that are not right [MOVING-04]', () => {
  const table = drawTable(4, createChance(7));
  const [cpu = '', memory = ''] = valuesOf(table);
  expect(verdictOf(table, ['0', memory]).text).toBe(
    'Not solved: CPU of Chrome is not “0”. Type each value as its cell shows it, with the unit.',
  );
  expect(verdictOf(table, [cpu, '']).text).toBe(
    'Not solved: Memory of Firefox is empty. Type each value as its cell shows it, with the unit.',
  );
  expect(verdictOf(table, [])).toEqual({
    solved: false,
    text: 'Not solved: CPU of Chrome is empty and Memory of Firefox is empty. Type each value as its cell shows it, with the unit.',
  });
});

test('spaces around an answer do not matter [MOVING-04]', () => {
  const table = drawTable(4, createChance(7));
  const answers = valuesOf(table).map((value) => ` ${value} `);
  expect(verdictOf(table, answers).solved).toBe(true);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { actions } from '@sparring/practice/labs/hostile-locators/order';
import { type Build, firstBuild, nextBuild } from './build.ts';

const partsOf = ({ ids, classNames, buttons, fields: [, ...others] }: Build) => [
  ids,
  classNames,
  buttons,
  others,
];

test('the next build has the same entries, each at another place', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = createChance(seed);
      const before = firstBuild(chance);
      const after = partsOf(nextBuild(before, chance));
      for (const [part, entries] of partsOf(before).entries()) {
        expect(after[part]?.toSorted()).toEqual(entries.toSorted());
        for (const [place, entry] of entries.entries())
          expect(after[part]?.[place]).not.toBe(entry);
      }
    }),
  );
});

const inOrder = ({ classNames }: Build) =>
  classNames.map((names) => names.split(' ').toSorted().join(' '));

test('on level 2 each button has another pair of class names in the next build, in both orders', () => {
  const orders = new Set<string>();
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = createChance(seed);
      const before = firstBuild(chance, 2);
      const after = nextBuild(before, chance);
      expect(new Set(inOrder(before)).size).toBe(actions.length);
      for (const [place, pair] of inOrder(before).entries())
        expect(inOrder(after)[place]).not.toBe(pair);
      for (const names of after.classNames) orders.add(names);
    }),
  );
  expect(orders.size).toBe(2 * actions.length);
});

import { expect, test } from 'vitest';
import { difficulties } from '../practice/difficulty.ts';
import { byDifficulty, difficultyOf, harderSlugs } from './by-difficulty.ts';
import { exercises, packs } from './packs.ts';

test('only exercises of the playground are medium or hard', () => {
  const slugs = new Set(exercises.map(({ slug }) => slug));
  expect(harderSlugs.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test.each(packs)('the list of $title has every exercise once, the easy ones first', (pack) => {
  const shown = byDifficulty(pack.exercises);
  expect(new Set(shown)).toEqual(new Set(pack.exercises));
  const order = shown.map((exercise) => difficulties.indexOf(difficultyOf(exercise)));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

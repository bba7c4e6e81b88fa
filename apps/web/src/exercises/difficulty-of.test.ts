import { expect, test } from 'vitest';
import { harderSlugs } from './difficulty-of.ts';
import { exercises } from './packs.ts';

test('only exercises of the playground are medium or hard', () => {
  const slugs = new Set(exercises.map(({ slug }) => slug));
  expect(harderSlugs.filter((slug) => !slugs.has(slug))).toEqual([]);
});

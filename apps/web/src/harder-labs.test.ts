import { expect, test } from 'vitest';
import { harderLabs } from './exercises/harder-labs.ts';
import { exercises } from './exercises/packs.ts';
import { labs } from './labs/catalogue.ts';

const pairs = Object.entries(harderLabs).map(([exercise, lab]) => ({ exercise, ...lab }));

test.each(pairs)('$exercise is an exercise, and $slug a lab of that title', (pair) => {
  expect(exercises.map(({ slug }) => slug)).toContain(pair.exercise);
  expect(labs.find(({ slug }) => slug === pair.slug)?.title).toBe(pair.title);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { judge } from './judge.ts';
import { requests } from './requests.ts';
import { drawFailures, unsteadyVerdictOf } from './unsteady.ts';

const seed = 7;
const failures = drawFailures(createChance(seed));
const eight = Object.fromEntries(requests.map(({ title }) => [title, 'failed' as const]));
const nine = { ...eight, Unsteady: 'failed' as const };

test('one to four requests fail, as the seed says', () => {
  const drawn = new Set<number>();
  fc.assert(
    fc.property(fc.integer(), (each) => {
      drawn.add(drawFailures(createChance(each)));
    }),
  );
  expect(drawn).toEqual(new Set([1, 2, 3, 4]));
});

test('is complete only after the first request that succeeds', () => {
  const solved = Array.from({ length: 9 }, (_, asked) => unsteadyVerdictOf(asked, 3).solved);
  expect(solved.indexOf(true)).toBe(4);
  expect(solved.lastIndexOf(true)).toBe(4);
});

test('the judge asks for Unsteady only on level 2', () => {
  const facts = { seed, delay: 1, timeout: 3 };
  expect(judge({ ...facts, requests: eight }).text).toBe('Solved: all eight requests have ended.');
  expect(judge({ ...facts, level: 2, requests: eight }).text).toBe('Not asked: Unsteady.');
  const asked = failures + 1;
  expect(judge({ ...facts, level: 2, requests: nine, unsteady_asked: asked }).solved).toBe(true);
  expect(judge({ ...facts, level: 2, requests: nine, unsteady_asked: asked + 1 }).text).toMatch(
    /^Asked too/,
  );
});

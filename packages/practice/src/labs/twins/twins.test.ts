import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { drawTwins, flaws } from './twins.ts';

const not = (missing: number, strange: number) =>
  `Not found: ${missing} broken but not named, ${strange} named but not broken.`;
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test('either twin can be the flawed one, with five or six flaws, and each flaw occurs and is missing', () => {
  const drawn = seeds.map(drawTwins);
  expect(new Set(drawn.map(({ a }) => a.length))).toEqual(new Set([0, 5, 6]));
  expect(drawn.filter(({ a, b }) => a.length > 0 === b.length > 0)).toEqual([]);
  for (const flaw of flaws) {
    const count = drawn.filter(({ a, b }) => [...a, ...b].includes(flaw)).length;
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(100);
  }
});

test.each(seeds)('only the lists of the seed %d solve it', (seed) => {
  const { a, b } = drawTwins(seed);
  const count = a.length + b.length;
  const textOf = (named: Partial<Parameters<typeof judge>[0]>) =>
    judge({ seed, a, b, ...named }).text;
  expect(textOf({})).toBe('Solved: each broken rule is named, and no other.');
  expect(textOf({ a: [], b: [] }), 'nothing is named').toBe(not(count, 0));
  expect(textOf({ a: flaws, b: flaws }), 'everything is named').toBe(not(0, 16 - count));
  expect(textOf({ a: b, b: a }), 'the other twin').toBe(not(count, count));
  expect(textOf({ a: a.slice(1), b: b.slice(1) }), 'all but one').toBe(not(1, 0));
});

test('facts of one seed are wrong with another one', () => {
  expect(judge({ ...drawTwins(1), seed: 2 }).solved).toBe(false);
});

test('a rule that is named twice counts once', () => {
  const { a, b } = drawTwins(1);
  const sound = a.length === 0 ? 'a' : 'b';
  const named = { a, b, [sound]: ['trap', 'trap'] };
  expect(judge({ seed: 1, ...named }).text).toMatch(/, 1 named but not broken\.$/);
});

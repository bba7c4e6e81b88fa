import { assert, constantFrom, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { drawnDelay, randomError, rateLimit } from '@sparring/contracts/behavior';
import { draw } from '@sparring/contracts/draw';
import { happens, pick, headerOf } from './decide.ts';

const seed = integer({ min: 0, max: 2 ** 32 - 1 });
const step = integer({ min: 0, max: 1_000_000_000 });
const seeded = (atStep: number, ofSeed = 42) =>
  ({ seed: ofSeed, step: atStep, chance: 'seeded' }) as const;
const tenThousand = Array.from({ length: 10_000 }, (_, at) => at);

test('draws a number from 0 (inclusive) to 1 (exclusive)', () => {
  assert(
    property(seed, step, (a, b) => {
      expect(draw(a, b)).toBeGreaterThanOrEqual(0);
      expect(draw(a, b)).toBeLessThan(1);
    }),
  );
});

test.each([0, 1, 7, 42, 2 ** 32 - 1])(
  'happens in 50 % and 20 % of 10,000 steps of seed %i, within 2 percentage points',
  (ofSeed) => {
    const share = (p: number) =>
      tenThousand.filter((at) => happens(seeded(at, ofSeed), p)).length / 10_000;
    expect(Math.abs(share(randomError.p) - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(share(rateLimit.p) - 0.2)).toBeLessThan(0.02);
  },
);

test('draws each delay from 1 to 10 about equally often', () => {
  const counts = Map.groupBy(tenThousand, (at) => pick(seeded(at), drawnDelay));
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { length } of counts.values()) expect(Math.abs(length - 1000)).toBeLessThan(150);
});

test('neighboring seeds have different sequences', () => {
  const alike = tenThousand.filter(
    (at) => happens(seeded(at, 42), 0.5) === happens(seeded(at, 43), 0.5),
  );
  expect(Math.abs(alike.length - 5000)).toBeLessThan(200);
});

test('happens always or never when the workspace forces it', () => {
  const p = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(seed, step, p, (a, b, likelihood) => {
      expect(happens({ seed: a, step: b, chance: 'always' }, likelihood)).toBe(true);
      expect(happens({ seed: a, step: b, chance: 'never' }, likelihood)).toBe(false);
    }),
  );
});

test('draws the highest number with always and the lowest with never', () => {
  expect(pick({ ...seeded(3), chance: 'always' }, drawnDelay)).toBe(10);
  expect(pick({ ...seeded(3), chance: 'never' }, drawnDelay)).toBe(1);
});

test('draws only numbers within the bounds', () => {
  const mode = constantFrom('seeded' as const, 'always' as const, 'never' as const);
  assert(
    property(seed, step, mode, (a, b, chance) => {
      const picked = pick({ seed: a, step: b, chance }, drawnDelay);
      expect(picked >= 1 && picked <= 10 && Number.isInteger(picked)).toBe(true);
    }),
  );
});

test('X-Chance has seed and step, and p=1 or p=0 when the outcome was forced', () => {
  const at = seeded(17);
  expect(headerOf(at, randomError, 500)['X-Chance']).toBe('seed=42; step=17; p=0.5; outcome=500');
  expect(headerOf({ ...at, chance: 'always' }, randomError, 500)['X-Chance']).toContain('p=1;');
  expect(headerOf({ ...at, chance: 'never' }, randomError, 200)['X-Chance']).toContain('p=0;');
});

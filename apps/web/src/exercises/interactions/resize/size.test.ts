import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, resized, startSize } from './size.ts';

test('follows the handle', () => {
  expect(resized(startSize, 30, -20)).toEqual({ width: 230, height: 130 });
});

test.each([
  [-100, -50, { width: 100, height: 100 }],
  [-101, -51, { width: 100, height: 100 }],
  [300, 350, { width: 500, height: 500 }],
  [301, 351, { width: 500, height: 500 }],
  [-1000, 0, { width: 100, height: 150 }],
  [0, 1000, { width: 200, height: 500 }],
])('moved by %i and %i it stays within the bounds', (dx, dy, size) => {
  expect(resized(startSize, dx, dy)).toEqual(size);
});

test('is never out of bounds, wherever the handle goes', () => {
  assert(
    property(integer(), integer(), (dx, dy) => {
      const { width, height } = resized(startSize, dx, dy);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(bounds.min);
      expect(Math.max(width, height)).toBeLessThanOrEqual(bounds.max);
    }),
  );
});

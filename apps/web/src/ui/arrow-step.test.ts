import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrowStep } from './arrow-step.ts';

const across = { back: 'ArrowLeft', on: 'ArrowRight' } as const;
const places = fc
  .integer({ min: 1, max: 20 })
  .chain((count) => fc.tuple(fc.nat({ max: count - 1 }), fc.constant(count)));

test('steps on and back', () => {
  expect(arrowStep(across, 'ArrowRight', 0, 3)).toBe(1);
  expect(arrowStep(across, 'ArrowLeft', 2, 3)).toBe(1);
});

test('wraps around at both ends', () => {
  expect(arrowStep(across, 'ArrowRight', 2, 3)).toBe(0);
  expect(arrowStep(across, 'ArrowLeft', 0, 3)).toBe(2);
});

test('jumps to the first and to the last', () => {
  expect(arrowStep(across, 'Home', 1, 3)).toBe(0);
  expect(arrowStep(across, 'End', 1, 3)).toBe(2);
});

test('leaves every other key alone', () => {
  expect(arrowStep(across, 'ArrowDown', 1, 3)).toBeUndefined();
});

test('the opposite key returns to the start from every position', () => {
  fc.assert(
    fc.property(places, ([index, count]) => {
      const next = arrowStep(across, 'ArrowRight', index, count) ?? -1;
      expect(arrowStep(across, 'ArrowLeft', next, count)).toBe(index);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type End, firstSpan, missingAt, type Span, withRows } from './span.ts';

const moved = (end: End, span: Span, size: number): Span => {
  const missing = missingAt(end, span, size);
  return missing ? withRows(end, span, missing) : span;
};

test('brings 20 rows at a time, and the last ones of a list whose size is no multiple of 20', () => {
  const second = moved('after', firstSpan(50), 50);
  expect(second).toEqual({ from: 0, to: 40 });
  expect(moved('after', second, 50)).toEqual({ from: 0, to: 50 });
});

test('a list without more rows has nothing missing at its ends', () => {
  expect(missingAt('before', firstSpan(20), 20)).toBeUndefined();
  expect(missingAt('after', firstSpan(20), 20)).toBeUndefined();
});

test('keeps at most 60 rows, and drops those at the other end', () => {
  const full = { from: 0, to: 60 };
  expect(moved('after', full, 1000)).toEqual({ from: 20, to: 80 });
  expect(moved('before', { from: 20, to: 80 }, 1000)).toEqual(full);
});

test('whatever the way, at most 60 rows are there, and the next ones join them', () => {
  const ways = fc.array(fc.constantFrom<End>('before', 'after'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), ways, (size, ends) => {
      let span = firstSpan(size);
      for (const end of ends) {
        const next = moved(end, span, size);
        expect(next.to - next.from).toBeLessThanOrEqual(60);
        expect(next.from).toBeGreaterThanOrEqual(0);
        expect(next.to).toBeLessThanOrEqual(size);
        expect(next.from).toBeLessThan(span.to);
        expect(next.to).toBeGreaterThan(span.from);
        span = next;
      }
    }),
  );
});

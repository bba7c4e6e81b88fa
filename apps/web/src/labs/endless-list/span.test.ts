import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type End, firstSpan, missingAt, type Span, withRows } from './span.ts';

const moved = (end: End, span: Span, size: number): Span => {
  const missing = missingAt(end, span, size);
  return missing ? withRows(end, span, missing) : span;
};

test('a list without more rows has nothing missing at its ends', () => {
  expect(missingAt('before', firstSpan(20), 20)).toBeUndefined();
  expect(missingAt('after', firstSpan(20), 20)).toBeUndefined();
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

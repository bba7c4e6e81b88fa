import * as fc from 'fast-check';
import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { bookIds } from './ids.ts';

/** The ids that are made while a clock shows these times. */
const idsAt = (times: readonly number[]): string[] => {
  const left = [...times];
  const newId = bookIds({ now: () => new Date(left.shift()!) });
  return times.map(newId);
};

const someTime = fc.integer({ min: 0, max: 2 ** 45 });

test('an id is a UUID of version 7 that begins with its time', () => {
  const time = Date.parse('2026-03-02T09:00:00.000Z');
  const [id = ''] = idsAt([time]);
  expect(validate(id) && version(id)).toBe(7);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time);
});

test('ids sort in the order of their creation, even when the clock is set back', () => {
  fc.assert(
    fc.property(fc.array(someTime, { maxLength: 50 }), (times) => {
      const ids = idsAt(times);
      expect(ids.toSorted()).toEqual(ids);
    }),
  );
});

test('two thousand ids of the same millisecond differ, in one process and between two', () => {
  const times = Array.from({ length: 1000 }, () => 0);
  expect(new Set([...idsAt(times), ...idsAt(times)]).size).toBe(2000);
});

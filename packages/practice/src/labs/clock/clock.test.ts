import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBar, percentAt, tolerance, wantedPercent } from './bar.ts';
import { isInstant } from './instant.ts';
import { drawTasks, inTheirOrder } from './tasks.ts';

const anyHouse = fc.record({ workspace: fc.string(), seed: fc.integer() });

test('the tasks never end in the order in which they start', () => {
  fc.assert(
    fc.property(anyHouse, (house) => {
      const tasks = drawTasks(house);
      expect(tasks).not.toEqual(inTheirOrder(tasks));
    }),
  );
});

const isInTolerance = (percent: number) => Math.abs(percent - wantedPercent) <= tolerance;

test('steps of 30 ms never miss the tolerance of the bar', () => {
  fc.assert(
    fc.property(anyHouse, fc.integer({ min: 0, max: 29 }), (house, begin) => {
      const bar = drawBar(house);
      const shown = Array.from({ length: 70 }, (_, step) => percentAt(bar, begin + step * 30));
      expect(shown.some(isInTolerance)).toBe(true);
    }),
  );
});

test('no wait is right for the bars of three seeds', () => {
  const bars = [1, 2, 3].map((seed) => drawBar({ workspace: 'has-a-clock', seed }));
  const waits = Array.from({ length: 2000 }, (_, ms) => ms);
  expect(waits.filter((ms) => bars.every((bar) => isInTolerance(percentAt(bar, ms))))).toEqual([]);
});

test('an instant is a day that exists, in UTC and to the second', () => {
  expect(isInstant('2028-02-29T23:50:00Z')).toBe(true);
  const others = ['2028-02-30T23:50:00Z', '2028-02-29T23:50:00', '2028-02-29', 'today', ''];
  expect(others.filter(isInstant)).toEqual([]);
});

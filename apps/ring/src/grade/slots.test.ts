import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { jobsOf } from './slots.ts';

const asked = (...options: string[]) => readOptions([...options, 'npm', 'test']);

test.each([
  ['waits most of its time', 4, 16, 2, 4],
  ['keeps one of two cores busy', 10, 10, 2, 3],
  ['keeps most of two cores busy', 15, 5, 2, 2],
  ['keeps both cores busy', 18, 2, 2, 1],
  ['runs beside other programs that keep them busy', 20, 0, 2, 1],
  ['keeps two of sixteen cores busy', 20, 140, 16, 8],
])(
  'a suite that %s has as many runs at once as there is room for',
  (_, busy, idle, cores, jobs) => {
    expect(jobsOf(asked(), cores, { busy, idle })).toBe(jobs);
  },
);

test('--jobs says how many runs there are at once, and a fixed port means one', () => {
  expect(jobsOf(asked('--jobs', '3'), 2, { busy: 18, idle: 2 })).toBe(3);
  expect(jobsOf(asked('--port', '3000'), 16, { busy: 1, idle: 15 })).toBe(1);
});

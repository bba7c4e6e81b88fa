import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { jobsOf } from './slots.ts';

const asked = (...options: string[]) => readOptions([...options, 'npm', 'test']);

test.each([
  ['waits most of its time', 4, 20, 2, 4],
  ['keeps one of two cores busy', 10, 20, 2, 3],
  ['keeps most of two cores busy', 15, 20, 2, 2],
  ['keeps both cores busy', 18, 20, 2, 1],
  ['runs beside other programs that keep more than its cores busy', 30, 20, 2, 1],
  ['keeps two of sixteen cores busy', 20, 160, 16, 8],
])(
  'a suite that %s has as many runs at once as there is room for',
  (_, busy, whole, cores, jobs) => {
    expect(jobsOf(asked(), cores, { busy, whole })).toBe(jobs);
  },
);

test('--jobs says how many runs there are at once, and a fixed port means one', () => {
  expect(jobsOf(asked('--jobs', '3'), 2, { busy: 18, whole: 20 })).toBe(3);
  expect(jobsOf(asked('--port', '3000'), 16, { busy: 1, whole: 16 })).toBe(1);
});

import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { jobsOf } from './slots.ts';

const asked = (...options: string[]) => readOptions([...options, 'npm', 'test']);

test.each([
  ['waits most of its time', 0.45, 2, 4],
  ['keeps one core busy', 1, 2, 2],
  ['keeps both cores busy', 1.8, 2, 1],
  ['keeps two of sixteen cores busy', 2, 16, 8],
])('a suite that %s has as many runs at once as the cores can do', (_, needed, cores, jobs) => {
  expect(jobsOf(asked(), cores, needed)).toBe(jobs);
});

test('--jobs says how many runs there are at once, and a fixed port means one', () => {
  expect(jobsOf(asked('--jobs', '3'), 2, 1.8)).toBe(3);
  expect(jobsOf(asked('--port', '3000'), 16, 0.1)).toBe(1);
});

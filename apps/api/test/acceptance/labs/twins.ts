import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: afterRun<object>(
    { seed: 2, a: [], b: ['status', 'name', 'color', 'trap', 'table'] },
    { seed: 1, a: ['name', 'trap', 'target', 'table', 'focus', 'order'], b: [] },
  ),
  half: { a: ['target'], b: ['table'] },
  says: 'Not found: 5 broken but not named, 1 named but not broken.',
};

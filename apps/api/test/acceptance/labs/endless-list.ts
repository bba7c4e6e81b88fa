import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: { seed: 7, size: 100, delay: 2, row: 78, trusted: true, loads: 3, loads_by_script: 0 },
  half: { loads_by_script: 1 },
  says: 'The right row, by a script',
};

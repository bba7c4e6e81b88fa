import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: { seed: 7, delay: 2, confirmed: true, typed: '1665', closed_by: 'Yes' },
  half: { typed: null },
  says: 'Not read: the prompt was dismissed',
};

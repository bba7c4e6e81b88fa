import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    size: 4,
    reorders: 1,
    takes: ['Apples', 'Milk', 'Rye bread'].map((item) => ({ item, stale: false })),
  },
  half: { takes: [{ item: 'Apples', stale: false }] },
  says: 'Nothing to judge yet',
};

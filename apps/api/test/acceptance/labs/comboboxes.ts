import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    home: ['Accra'],
    travel: ['Hobart'],
    visited: ['Esbjerg', 'Galway'],
    hotel: ['Izmir'],
  },
  half: { visited: ['Esbjerg'] },
  says: 'Not chosen: Visited has Esbjerg',
};

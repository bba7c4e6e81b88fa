import { afterRun, type Sample } from '../test-sample.ts';

const desks = {
  north: { code: '5667', early: false, late: false },
  south: { code: '8688', early: false, late: false },
  reloading: { code: '1786', early: false, late: false },
  shadow: { code: '7969', early: false, late: false },
};

export const sample: Sample = {
  solved: afterRun({ delay: 0.2 }, { seed: 7, delay: 4, foreign: false, sent: desks }),
  half: { foreign: true },
  says: 'Not delivered: Foreign desk has sent no code',
};

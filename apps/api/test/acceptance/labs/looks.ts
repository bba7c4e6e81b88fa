import { afterRun, type Sample } from '../test-sample.ts';

const whole = ['Sound', 'A', 'B', 'C', 'D', 'E', 'F'];

export const sample: Sample = {
  solved: afterRun({ delay: 0.2 }, { seed: 7, delay: 3, whole, differing: ['A', 'C', 'D', 'F'] }),
  half: { whole, differing: [] },
  says: 'Not right: 4 of the 4 looks that differ are not ticked, and 0 of the 2 others are.',
};

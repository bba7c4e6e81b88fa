import type { Sample } from '../test-sample.ts';

const table = { cpu_of_chrome: '7.3 %', memory_of_firefox: '522 MB' };

export const sample: Sample = {
  solved: {
    seed: 7,
    size: 6,
    checks: [
      { shuffles: 0, ...table },
      { shuffles: 1, ...table },
    ],
  },
  half: { checks: [{ shuffles: 0, ...table }] },
  says: 'Right, 1 of 2.',
};

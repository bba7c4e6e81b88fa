import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    delay: 2,
    overwrite: 0,
    text: 'inch',
    typed: 4,
    taken: { first: 'USB-C Hub', question: 'inch' },
  },
  half: { text: 'in', taken: { first: 'Webcam', question: 'in' } },
  says: 'The wrong word',
};

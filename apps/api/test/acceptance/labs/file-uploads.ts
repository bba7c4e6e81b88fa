import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    delay: 2,
    refused: ['an empty file', 'an HTML page'],
    arrived: [
      { name: 'one.txt', place: 0, times: 2 },
      { name: 'two.txt', place: 1, times: 1 },
      { name: 'three.txt', place: 2, times: 1 },
    ],
  },
  half: { refused: [] },
  says: 'Not finished: 3 files arrived whole.',
};

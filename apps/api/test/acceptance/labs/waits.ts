import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    delay: 2,
    results: ['Show', 'Render', 'Ask the API', 'Load'],
    catches: [420, 180, 655],
  },
  half: { results: ['Show'] },
  says: 'Not finished: every ring was caught, but there is no result yet of Render, Ask the API, Load.',
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();"],
  mends: {
    'Wait until the network is idle':
      'The test passes as long as the page drops late responses. With `?overwrite=1` the response that comes last stays, and it belongs to the first letters.',
    'Wait until **Shown** names the whole word':
      'Then the list belongs to the word that was typed last, in whatever order the responses came.',
    'Type with a pause after each letter':
      'The responses are less likely to overtake each other. On a slow network they still do.',
  },
  helps: 2,
};

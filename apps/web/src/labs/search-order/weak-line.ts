import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();"],
  mends: [
    {
      text: 'Wait until the network is idle',
      does: 'The test passes as long as the page drops late responses. With `?overwrite=1` the response that comes last stays, and it belongs to the first letters.',
    },
    {
      text: 'Wait until **Shown** names the whole word',
      does: 'Then the list belongs to the word that was typed last, in whatever order the responses came.',
      helps: true,
    },
    {
      text: 'Type with a pause after each letter',
      does: 'The responses are less likely to overtake each other. On a slow network they still do.',
    },
  ],
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await expect(outcome).toHaveText(/^Order placed/);'],
  mends: [
    {
      text: 'Press Buy again until the order is placed',
      does: 'The order of failing never is. A retry hides what a test has to say.',
    },
    {
      text: 'Take the expected outcome of each person from a table',
      does: 'Each person has an outcome of their own, and the table says which.',
      helps: true,
    },
    {
      text: 'Wait for the outcome for a minute',
      does: 'Only slow needs time. The outcomes of the others come at once, and are others.',
    },
  ],
};

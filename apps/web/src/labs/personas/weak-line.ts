import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await expect(outcome).toHaveText(/^Order placed/);'],
  mends: [
    {
      text: 'Press Buy again until the order is placed',
      does: 'An order of failing is never placed. A retry hides what the test should report.',
    },
    {
      text: 'Take the expected outcome of each person from a table',
      does: 'Each person has an outcome of their own, and the table says which.',
      helps: true,
    },
    {
      text: 'Wait for the outcome for a minute',
      does: 'Only slow needs time. The other outcomes come at once, and differ from the expected one.',
    },
  ],
};

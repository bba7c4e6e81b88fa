import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await expect(outcome).toHaveText(/^Order placed/);'],
  mends: {
    'Press Buy again until the order is placed':
      'An order of failing is never placed. A retry hides what the test should report.',
    'Take the expected outcome of each person from a table':
      'Each person has an outcome of their own, and the table says which.',
    'Wait for the outcome for a minute':
      'Only slow needs time. The other outcomes come at once, and differ from the expected one.',
  },
  helps: 2,
};

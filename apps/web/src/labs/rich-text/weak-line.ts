import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await expect(message).toHaveValue('We train on Tuesday.', { timeout: 1000 });"],
  mends: [
    {
      text: 'Assert the HTML of the message, with the word in bold',
      does: 'The HTML says what stands in the message and how it looks, which a value of a field never could.',
      helps: true,
    },
    {
      text: 'Raise the timeout',
      does: 'A contenteditable element has no value after any time.',
    },
    {
      text: 'Assert only that the message is visible',
      does: 'The test passes with any text, and with none.',
    },
  ],
};

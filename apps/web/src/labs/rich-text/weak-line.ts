import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await expect(message).toHaveValue('We train on Tuesday.', { timeout: 1000 });"],
  mends: [
    {
      text: 'Assert the HTML of the message, with the word in bold',
      does: 'The HTML has the words of the message and their format. A field with a value has only the words.',
      helps: true,
    },
    { text: 'Raise the timeout', does: 'A contenteditable element never gets a value.' },
    {
      text: 'Assert only that the message is visible',
      does: 'The test passes with any text, and with none.',
    },
  ],
};

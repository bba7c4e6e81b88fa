import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await expect(message).toHaveValue('We train on Tuesday.', { timeout: 1000 });"],
  mends: {
    'Assert the HTML of the message, with the word in bold':
      'The HTML has the words of the message and their format. A field with a value has only the words.',
    'Raise the timeout': 'A contenteditable element never gets a value.',
    'Assert only that the message is visible': 'The test passes with any text, and with none.',
  },
  helps: 1,
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['if (await word.isVisible()) seen.push(await word.textContent());'],
  mends: {
    'Ask whether the text of the word is empty':
      'Each of the twelve words has its text, also those that nobody sees.',
    'Ask also whether the word is in the window':
      'The word off the page is left out. A transparent and a covered word are in the window.',
    'Scroll to the word, and ask the browser what is on top at its middle, and whether it is transparent':
      'What covers or clips the word is found, and so is its opacity.',
  },
  helps: 3,
};

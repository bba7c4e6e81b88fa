import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['if (await word.isVisible()) seen.push(await word.textContent());'],
  mends: [
    {
      text: 'Ask whether the text of the word is empty',
      does: 'Each of the twelve words has its text, also those that nobody sees.',
    },
    {
      text: 'Ask also whether the word is in the window',
      does: 'The word off the page is left out. A transparent and a covered word are in the window.',
    },
    {
      text: 'Scroll to the word, and ask the browser what is on top at its middle, and whether it is transparent',
      does: 'What covers or clips the word is found, and so is its opacity.',
      helps: true,
    },
  ],
};

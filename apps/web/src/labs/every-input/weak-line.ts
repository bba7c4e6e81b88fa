import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.getByLabel('Birthday').fill('6/8/1993');"],
  mends: [
    {
      text: 'Type the digits with the keyboard, in the order in which they are shown',
      does: 'The order depends on the language of the browser: the same keys give another date, or none.',
    },
    {
      text: 'Set the value by a script',
      does: 'A date field drops a value that it cannot read as a date, even from a script.',
    },
    {
      text: 'Fill in `1993-06-08`, which is what the form sends',
      does: 'Each browser takes a date in this format, in every language.',
      helps: true,
    },
  ],
};

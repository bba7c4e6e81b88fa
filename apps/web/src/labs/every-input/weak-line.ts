import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.getByLabel('Birthday').fill('6/8/1993');"],
  mends: {
    'Type the digits with the keyboard, in the order in which they are shown':
      'The order depends on the language of the browser: the same keys give another date, or none.',
    'Set the value by a script':
      'A date field drops a value that it cannot read as a date, even from a script.',
    'Fill in `1993-06-08`, which is what the form sends':
      'Each browser takes a date in this format, in every language.',
  },
  helps: 3,
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.getByLabel('Hotel').selectOption('Dakar', { timeout: 5000 });"],
  mends: [
    {
      text: 'Raise the timeout to 30 seconds',
      does: 'The test fails 25 seconds later, with the same error: the control never becomes a `<select>`.',
    },
    {
      text: 'Fill in **Hotel** with the name of the city',
      does: 'Hotel is a button, and a button takes no text.',
    },
    {
      text: 'Click **Hotel**, and then the option in the list that opens',
      does: 'The options are in the page only while the list is open. The click opens it.',
      helps: true,
    },
  ],
};

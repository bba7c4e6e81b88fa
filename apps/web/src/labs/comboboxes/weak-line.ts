import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.getByLabel('Hotel').selectOption('Dakar', { timeout: 5000 });"],
  mends: {
    'Raise the timeout to 30 seconds':
      'The test fails 25 seconds later, with the same error: the control never becomes a `<select>`.',
    'Fill in **Hotel** with the name of the city': 'Hotel is a button, and a button takes no text.',
    'Click **Hotel**, and then the option in the list that opens':
      'The options are in the page only while the list is open. The click opens it.',
  },
  helps: 3,
};

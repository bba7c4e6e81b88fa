import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await page.getByLabel(`Code of ${door}`).fill(await own.getByTestId('door-code').innerText());",
  ],
  lacksStep: true,
  mends: {
    'Wait until the code is visible':
      'The first document also shows a code, which is visible at once: the old one.',
    'Wait until the address is that of the last document, and then read the code':
      'Only the last document has the code that counts, and its address tells it from the others.',
    'Read the code twice and take the second one':
      'Both reads can come before the page moves on, because its delay is a setting.',
  },
  helps: 2,
};

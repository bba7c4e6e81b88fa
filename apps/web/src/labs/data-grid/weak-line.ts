import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await page.getByRole('checkbox', { name: 'Select all' }).check();",
    "await page.getByRole('button', { name: 'Approve' }).click();",
  ],
  lacksStep: true,
  mends: {
    'Check the box twice':
      'The box is already checked, so the second check does nothing. Ten invoices are selected.',
    'Wait until the table has 57 rows': 'A page of the table has ten rows. It never has 57.',
    'Press **Select all 57 invoices**, which appears then, and assert their number':
      'It selects the rows of all pages, and the number proves it before they are approved.',
  },
  helps: 3,
};

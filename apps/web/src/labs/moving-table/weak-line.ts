import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "const cpu = page.locator('#moving-table tbody tr:nth-child(1) td:nth-child(2)');",
    "const memory = page.locator('#moving-table tbody tr:nth-child(2) td:nth-child(3)');",
  ],
  mends: {
    'Use one seed only':
      'The table stands still, and the test passes. With any other seed it reads the wrong cell again.',
    'Wait until the table is visible':
      'The table is visible from the beginning. With another seed, another cell is at this position.',
    'Find the row by the name of the program, and the column by its header':
      'The names stay when rows and columns move, so the test reads the same cell with each seed.',
  },
  helps: 3,
};

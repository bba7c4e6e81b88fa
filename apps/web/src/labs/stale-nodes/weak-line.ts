import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["const buttons = await page.getByRole('button', { name: names }).elementHandles();"],
  mends: {
    'Catch the error of the node that is gone, and go on':
      'The test is green, although Rye bread was never taken and Milk was another drink.',
    'Find the button by its name at the moment of each press':
      'A locator looks again each time, so it finds the button that shows this name now.',
    'Wait until the nodes are attached':
      'The old node of Rye bread never comes back. Another node has taken its place.',
  },
  helps: 2,
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["const buttons = await page.getByRole('button', { name: names }).elementHandles();"],
  mends: [
    {
      text: 'Catch the error of the node that is gone, and go on',
      does: 'The test is green, although Rye bread was never taken and Milk was another drink.',
    },
    {
      text: 'Find the button by its name at the moment of each press',
      does: 'A locator looks again each time, so it finds the button that shows this name now.',
      helps: true,
    },
    {
      text: 'Wait until the nodes are attached',
      does: 'The old node of Rye bread never comes back. Another node has taken its place.',
    },
  ],
};

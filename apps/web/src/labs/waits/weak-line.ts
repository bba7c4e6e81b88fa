import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await page.waitForTimeout(2000);'],
  mends: [
    {
      text: 'Sleep for ten seconds instead of two',
      does: 'The bell has rung by then in each round, but the press comes more than three seconds after it, and the round is lost.',
    },
    {
      text: 'Wait until the bell says that it rings, and then press **Catch**',
      does: 'The press follows the bell, however long the delay of the round is.',
      helps: true,
    },
    {
      text: 'Press **Catch** in a loop until the round is over',
      does: 'The first presses come before the bell, and each of them counts as a catch.',
    },
  ],
};

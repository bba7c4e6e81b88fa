import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await page.waitForTimeout(2000);'],
  mends: {
    'Sleep for ten seconds instead of two':
      'The bell has rung by then in each round, but the press comes more than three seconds after it, and the round is lost.',
    'Wait until the bell says that it rings, and then press **Catch**':
      'The press follows the bell, however long the delay of the round is.',
    'Press **Catch** in a loop until the round is over':
      'The first presses come before the bell, and each of them counts as a catch.',
  },
  helps: 2,
};

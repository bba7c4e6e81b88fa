import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.waitForLoadState('networkidle');"],
  mends: {
    'Wait until `window.notes.pending` is 0':
      'The page counts the writes without a response, also those that it has not sent yet.',
    'Wait until the row is visible':
      'The row is visible as soon as **Add** is pressed, also offline, and also for a note that the API will refuse.',
    'Wait for `networkidle` twice':
      'Between a write and its request the page waits, and the network is idle.',
  },
  helps: 1,
};

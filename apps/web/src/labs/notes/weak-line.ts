import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.waitForLoadState('networkidle');"],
  mends: [
    {
      text: 'Wait until `window.notes.pending` is 0',
      does: 'The page counts the writes without a response, also those that it has not sent yet.',
      helps: true,
    },
    {
      text: 'Wait until the row is visible',
      does: 'The row is visible as soon as **Add** is pressed, also offline, and also for a note that the API will refuse.',
    },
    {
      text: 'Wait for `networkidle` twice',
      does: 'Between a write and its request the page waits, and the network is idle.',
    },
  ],
};

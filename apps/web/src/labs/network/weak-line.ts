import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await page.waitForLoadState();'],
  mends: [
    {
      text: 'Wait for the message of each of the eight requests',
      does: 'The page shows a message when a request has ended, whether by a response, an error or a time limit.',
      helps: true,
    },
    {
      text: 'Wait for `networkidle` instead',
      does: 'The request of the button Never stays open, so the network is busy until the page gives up; and idle says nothing about the messages.',
    },
    {
      text: 'Press **Finish** again until the verdict is right',
      does: 'The first press is too early, and the verdict says so.',
    },
  ],
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await page.waitForLoadState();'],
  mends: {
    'Wait for the message of each of the eight requests':
      'The page shows a message when a request has ended, whether by a response, an error or a time limit.',
    'Wait for `networkidle` instead':
      'The request of the button Never stays open, so the network is busy until the page gives up; and idle says nothing about the messages.',
    'Press **Finish** again until the verdict is right':
      'The first press is too early, and the verdict says so.',
  },
  helps: 1,
};

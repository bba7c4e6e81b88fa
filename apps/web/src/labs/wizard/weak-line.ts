import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["expect(await regions.allInnerTexts()).toContain('Coast');"],
  mends: {
    'Wait until the network is idle': 'It is idle during the delay, before the list is asked for.',
    'Wait until **Region** is visible': 'It is visible all the time. It has no options yet.',
    'Assert the texts of the options in a way that waits':
      'The assertion looks again until the list has arrived.',
  },
  helps: 3,
};

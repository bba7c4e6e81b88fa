import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['return poster.screenshot();'],
  mends: {
    'Take the baseline on another machine, and keep it in a file':
      'Fonts and colors differ between machines: the baseline differs from every look.',
    'Allow that a hundredth of all pixels differs':
      'The digits of the clock are forgiven, and so are the price that moved by a pixel and the other shade.',
    'Mask the clock, and compare the rest exactly':
      'What changes by itself is covered in both screenshots; one pixel of the rest still counts.',
  },
  helps: 3,
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await desk.getByLabel('Code').fill(code);"],
  lacksStep: true,
  mends: {
    'Wait until the frame is visible':
      'The frame is visible at once. Its first document is replaced later, with the code in it.',
    'Send the code twice':
      'The first one goes into a document that is lost; the second one may do so, too.',
    'Wait in each frame until **State** says “Open”, and then fill in the code':
      'Only the document that stays says Open.',
  },
  helps: 3,
};

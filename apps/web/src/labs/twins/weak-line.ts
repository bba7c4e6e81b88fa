import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["const isLost = await page.getByTestId('twins-morning').isVisible();"],
  mends: {
    'Run axe after Close, and ask whether it finds something':
      'axe finds nothing: the document is the same as before Hours was opened.',
    'Compare a screenshot before Hours with one after Close':
      'A screenshot shows the focus only where its mark is drawn, and before Hours it was elsewhere in both twins.',
    'Ask whether Hours, which opened the boxes, has the focus':
      'In the sound twin it does; in the other one, the body has it.',
  },
  helps: 3,
};

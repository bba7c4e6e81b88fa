import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await button('Double').click();", "await button('Long').click({ delay: 500 });"],
  mends: {
    'Start both clicks on **Double** at the same time':
      'Each is still a click of its own, and the browser counts no double-click.',
    'Use the method of each kind: `dblclick()`, and a press that lasts until the page says “Let go”':
      'The browser sends what a hand would send, and the page counts it.',
    'Dispatch a `dblclick` event to **Double**':
      'No click came before it, and the page says that a script has used Double.',
  },
  helps: 2,
};

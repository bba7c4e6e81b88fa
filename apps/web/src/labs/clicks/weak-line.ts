import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await button('Double').click();", "await button('Long').click({ delay: 500 });"],
  mends: [
    {
      text: 'Start both clicks on **Double** at the same time',
      does: 'Each is still a click of its own, and the browser counts no double-click.',
    },
    {
      text: 'Use the method of each kind: `dblclick()`, and a press that lasts until the page says “Let go”',
      does: 'The browser sends what a hand would send, and the page counts it.',
      helps: true,
    },
    {
      text: 'Dispatch a `dblclick` event to **Double**',
      does: 'No click came before it, and the page says that a script has used Double.',
    },
  ],
};

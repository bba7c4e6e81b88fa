import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { hoverToReveal as rules } from '@sparring/rules/exercises/hover-to-reveal';

export const elements: readonly ElementRow[] = [
  {
    what: 'The text to hover over',
    role: 'region',
    name: 'Hover over this text',
    testId: 'hover-text',
  },
  { what: 'The button to wait for', role: 'button', name: 'Click Me', testId: 'hover-click' },
  { what: 'The message after the click', role: 'status', name: 'Result', testId: 'hover-result' },
];

export const firstTest: FirstTest = {
  title: 'the button is enabled while the pointer is on the text',
  /* 20 seconds become one. */
  query: '?speed=20',
  steps: [{ click: 'hover-text' }],
  expects: { element: 'hover-click', is: 'enabled' },
};

import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { hoverToReveal as rules } from '@sparring/rules/exercises/hover-to-reveal';

export const elements: readonly ElementRow[] = [
  row('The text to hover over', 'region', 'Hover over this text', 'hover-text'),
  row('The button to wait for', 'button', 'Click Me', 'hover-click'),
  row('The message after the click', 'status', 'Result', 'hover-result'),
];

export const firstTest: FirstTest = {
  title: 'the button is enabled while the pointer is on the text',
  /* 20 seconds become one. */
  query: '?speed=20',
  steps: [{ click: 'hover-text' }],
  expects: { element: 'hover-click', is: 'enabled' },
};

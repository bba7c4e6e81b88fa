import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { scrollButton as rules } from '@sparring/rules/exercises/scroll-button';

export const elements: readonly ElementRow[] = [
  row('The fifty lines', 'list', 'Fifty lines', 'scroll-lines'),
  row('The button below them', 'button', 'Click Me', 'scroll-click'),
  row('The answer', 'status', 'Answer', 'scroll-answer'),
];

export const firstTest: FirstTest = {
  title: 'the button below the lines is clicked',
  steps: [{ click: 'scroll-click' }],
  expects: { element: 'scroll-answer', text: 'Found and clicked on the button!' },
};

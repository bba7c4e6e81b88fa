import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { scrollButton as rules } from '@sparring/rules/exercises/scroll-button';

export const elements: readonly ElementRow[] = [
  { what: 'The fifty lines', role: 'list', name: 'Fifty lines', testId: 'scroll-lines' },
  { what: 'The button below them', role: 'button', name: 'Click Me', testId: 'scroll-click' },
  { what: 'The answer', role: 'status', name: 'Answer', testId: 'scroll-answer' },
];

export const firstTest: FirstTest = {
  title: 'the button below the lines is clicked',
  steps: [{ click: 'scroll-click' }],
  expects: { element: 'scroll-answer', text: 'Found and clicked on the button!' },
};

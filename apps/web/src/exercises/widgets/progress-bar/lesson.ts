import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { progressBar as rules } from '@sparring/rules/exercises/progress-bar';

export const elements: readonly ElementRow[] = [
  row('The bar', 'progressbar', 'Progress', 'progress-bar'),
  row('The percentage as text', 'status', 'Percent', 'progress-percent'),
  row('Starts the bar', 'button', 'Start', 'progress-start'),
  row('Sets the bar back to 0%', 'button', 'Reset', 'progress-reset'),
];

export const firstTest: FirstTest = {
  title: 'the bar gets to its end',
  steps: [{ click: 'progress-start' }],
  expects: { element: 'progress-percent', text: '100%' },
};

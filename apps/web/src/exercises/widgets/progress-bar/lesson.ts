import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { progressBar as rules } from '@sparring/rules/exercises/progress-bar';

export const elements: readonly ElementRow[] = [
  { what: 'The bar', role: 'progressbar', name: 'Progress', testId: 'progress-bar' },
  { what: 'The percentage as text', role: 'status', name: 'Percent', testId: 'progress-percent' },
  { what: 'Starts the bar', role: 'button', name: 'Start', testId: 'progress-start' },
  { what: 'Sets the bar back to 0%', role: 'button', name: 'Reset', testId: 'progress-reset' },
];

export const firstTest: FirstTest = {
  title: 'the bar gets to its end',
  steps: [{ click: 'progress-start' }],
  expects: { element: 'progress-percent', text: '100%' },
};

import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { alerts as rules } from '@sparring/rules/exercises/alerts';

export const elements: readonly ElementRow[] = [
  { what: 'Opens an alert', role: 'button', name: 'Show Alert', testId: 'alert-show' },
  { what: 'Opens a confirmation', role: 'button', name: 'Show Confirm', testId: 'confirm-show' },
  { what: 'Opens a prompt', role: 'button', name: 'Show Prompt', testId: 'prompt-show' },
  { what: 'What you answered', role: 'status', name: 'Answer', testId: 'alert-answer' },
];

export const firstTest: FirstTest = {
  title: 'an alert is accepted',
  steps: [{ click: 'alert-show', opens: 'a dialog' }],
  expects: { element: 'alert-answer', text: 'The alert was closed' },
};

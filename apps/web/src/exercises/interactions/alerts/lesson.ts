import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { alerts as rules } from '@sparring/rules/exercises/alerts';

export const elements: readonly ElementRow[] = [
  row('Opens an alert', 'button', 'Show Alert', 'alert-show'),
  row('Opens a confirmation', 'button', 'Show Confirm', 'confirm-show'),
  row('Opens a prompt', 'button', 'Show Prompt', 'prompt-show'),
  row('What you answered', 'status', 'Answer', 'alert-answer'),
];

export const firstTest: FirstTest = {
  title: 'an alert is accepted',
  steps: [{ click: 'alert-show', opens: 'a dialog' }],
  expects: { element: 'alert-answer', text: 'The alert was closed' },
};

import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { simpleInputForm as rules } from '@sparring/rules/exercises/simple-input-form';

export const elements: readonly ElementRow[] = [
  row('The full name', 'textbox', 'Full name', 'full-name'),
  row('The email', 'textbox', 'Email', 'email'),
  row('The current address', 'textbox', 'Current address', 'current-address'),
  row('The permanent address', 'textbox', 'Permanent address', 'permanent-address'),
  row('The button, which does nothing', 'button', 'Submit', 'form-submit'),
  row('The values of the fields, as you type', 'status', 'The form holds', 'form-holds'),
];

export const firstTest: FirstTest = {
  title: 'the form holds what is typed',
  steps: [{ fill: 'full-name', text: 'Mara Okafor' }],
  expects: { element: 'form-holds', text: 'Full name: Mara Okafor' },
};

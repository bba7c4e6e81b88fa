import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { simpleInputForm as rules } from '@sparring/rules/exercises/simple-input-form';

export const elements: readonly ElementRow[] = [
  { what: 'The full name', role: 'textbox', name: 'Full name', testId: 'full-name' },
  { what: 'The email', role: 'textbox', name: 'Email', testId: 'email' },
  {
    what: 'The current address',
    role: 'textbox',
    name: 'Current address',
    testId: 'current-address',
  },
  {
    what: 'The permanent address',
    role: 'textbox',
    name: 'Permanent address',
    testId: 'permanent-address',
  },
  { what: 'The button, which does nothing', role: 'button', name: 'Submit', testId: 'form-submit' },
  {
    what: 'The values of the fields, as you type',
    role: 'status',
    name: 'The form holds',
    testId: 'form-holds',
  },
];

export const firstTest: FirstTest = {
  title: 'the form holds what is typed',
  steps: [{ fill: 'full-name', text: 'Mara Okafor' }],
  expects: { element: 'form-holds', text: 'Full name: Mara Okafor' },
};

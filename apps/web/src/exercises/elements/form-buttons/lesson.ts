import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { formButtons as rules } from '@sparring/rules/exercises/form-buttons';

export const elements: readonly ElementRow[] = [
  row('The name', 'textbox', 'Name', 'person-name'),
  row('The email', 'textbox', 'Email', 'person-email'),
  row('The age', 'spinbutton', 'Age', 'person-age'),
  row('The button', 'button', 'Submit', 'person-submit'),
  row('The message', 'status', 'Message', 'animation'),
  {
    what: 'The error for the name',
    role: 'paragraph',
    testId: 'person-name-error',
    appears: 'after Submit with an empty name',
  },
  {
    what: 'The error for the email',
    role: 'paragraph',
    testId: 'person-email-error',
    appears: 'after Submit with an empty email',
  },
  {
    what: 'The error for the age',
    role: 'paragraph',
    testId: 'person-age-error',
    appears: 'after Submit with an empty age',
  },
];

export const firstTest: FirstTest = {
  title: 'a complete form is accepted',
  steps: [
    { fill: 'person-name', text: 'Mara Okafor' },
    { fill: 'person-email', text: 'mara@example.com' },
    { fill: 'person-age', text: '34' },
    { click: 'person-submit' },
  ],
  expects: { element: 'animation', text: 'All fields were filled successfully!' },
};

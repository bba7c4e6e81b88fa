import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { keyPress as rules } from '@sparring/rules/exercises/key-press';

export const elements: readonly ElementRow[] = [
  { what: 'A field to type into', role: 'textbox', name: 'Type here', testId: 'key-field' },
  { what: 'The last key', role: 'status', name: 'Key', testId: 'key-pressed' },
];

export const firstTest: FirstTest = {
  title: 'the page names the key',
  steps: [{ press: 'key-field', key: 'a' }],
  expects: { element: 'key-pressed', text: 'You pressed: a' },
};

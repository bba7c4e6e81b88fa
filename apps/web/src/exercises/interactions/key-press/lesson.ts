import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { keyPress as rules } from '@sparring/rules/exercises/key-press';

export const elements: readonly ElementRow[] = [
  row('A field to type into', 'textbox', 'Type here', 'key-field'),
  row('The last key', 'status', 'Key', 'key-pressed'),
];

export const firstTest: FirstTest = {
  title: 'the page names the key',
  steps: [{ press: 'key-field', key: 'a' }],
  expects: { element: 'key-pressed', text: 'You pressed: a' },
};

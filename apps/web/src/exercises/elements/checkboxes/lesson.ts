import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { checkboxes as rules } from '@sparring/rules/exercises/checkboxes';

export const elements: readonly ElementRow[] = [
  row('The calm box', 'checkbox', 'Checkbox 1', 'checkbox1'),
  row('The angry box', 'checkbox', 'Checkbox 2', 'checkbox2'),
  row('Which boxes are checked', 'status', 'Checked', 'checkbox-checked'),
  row('The face', 'status', 'Face', 'checkbox-face'),
];

export const firstTest: FirstTest = {
  title: 'a checked box is in the list',
  steps: [{ check: 'checkbox1' }],
  expects: { element: 'checkbox-checked', text: 'Checkbox 1' },
};

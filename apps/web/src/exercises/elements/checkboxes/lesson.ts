import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { checkboxes as rules } from '@sparring/rules/exercises/checkboxes';

export const elements: readonly ElementRow[] = [
  { what: 'The calm box', role: 'checkbox', name: 'Checkbox 1', testId: 'checkbox1' },
  { what: 'The angry box', role: 'checkbox', name: 'Checkbox 2', testId: 'checkbox2' },
  {
    what: 'Which boxes are checked',
    role: 'status',
    name: 'Checked',
    testId: 'checkbox-checked',
  },
  { what: 'The face', role: 'status', name: 'Face', testId: 'checkbox-face' },
];

export const firstTest: FirstTest = {
  title: 'a checked box is in the list',
  steps: [{ check: 'checkbox1' }],
  expects: { element: 'checkbox-checked', text: 'Checkbox 1' },
};

import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { selectBox as rules } from '@sparring/rules/exercises/select-box';

export const elements: readonly ElementRow[] = [
  { what: 'The select box', role: 'combobox', name: 'Option', testId: 'select-corner' },
  { what: 'The message', role: 'status', name: 'Message', testId: 'select-message' },
];

export const firstTest: FirstTest = {
  title: 'the message names the option',
  steps: [{ select: 'select-corner', option: 'Option 1' }],
  expects: { element: 'select-message', text: 'You selected: Option 1' },
};

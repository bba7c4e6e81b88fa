import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { selectBox as rules } from '@sparring/rules/exercises/select-box';

export const elements: readonly ElementRow[] = [
  row('The select box', 'combobox', 'Option', 'select-corner'),
  row('The message', 'status', 'Message', 'select-message'),
];

export const firstTest: FirstTest = {
  title: 'the message names the option',
  steps: [{ select: 'select-corner', option: 'Option 1' }],
  expects: { element: 'select-message', text: 'You selected: Option 1' },
};

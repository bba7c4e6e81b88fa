import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { radio as rules } from '@sparring/rules/exercises/radio';

export const elements: readonly ElementRow[] = [
  row('The first choice', 'radio', 'Radio 1', 'radio1'),
  row('The second choice', 'radio', 'Radio 2', 'radio2'),
  row('The message', 'status', 'Message', 'radio-message'),
];

export const firstTest: FirstTest = {
  title: 'the message names the choice',
  steps: [{ check: 'radio2' }],
  expects: { element: 'radio-message', text: 'You selected: Radio 2' },
};

import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { radio as rules } from '@sparring/rules/exercises/radio';

export const elements: readonly ElementRow[] = [
  { what: 'The first choice', role: 'radio', name: 'Radio 1', testId: 'radio1' },
  { what: 'The second choice', role: 'radio', name: 'Radio 2', testId: 'radio2' },
  { what: 'The message', role: 'status', name: 'Message', testId: 'radio-message' },
];

export const firstTest: FirstTest = {
  title: 'the message names the choice',
  steps: [{ check: 'radio2' }],
  expects: { element: 'radio-message', text: 'You selected: Radio 2' },
};

import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { radio as rules } from '@sparring/rules/exercises/radio';

export const elements: readonly ElementRow[] = [
  {
    what: 'The first choice',
    role: 'radio',
    name: 'Featherweight',
    testId: 'radio-featherweight',
  },
  {
    what: 'The second choice',
    role: 'radio',
    name: 'Middleweight',
    testId: 'radio-middleweight',
  },
  { what: 'The third choice', role: 'radio', name: 'Heavyweight', testId: 'radio-heavyweight' },
  { what: 'The message', role: 'status', name: 'Message', testId: 'radio-message' },
];

export const firstTest: FirstTest = {
  title: 'the message names the choice',
  steps: [{ check: 'radio-middleweight' }],
  expects: { element: 'radio-message', text: 'You selected: Middleweight' },
};

import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { accordion as rules } from '@sparring/rules/exercises/accordion';

export const elements: readonly ElementRow[] = [
  { what: 'The first section', role: 'group', name: 'Section 1', testId: 'accordion-1' },
  { what: 'The second section', role: 'group', name: 'Section 2', testId: 'accordion-2' },
  { what: 'Which section is open', role: 'status', name: 'Open section', testId: 'accordion-open' },
];

export const firstTest: FirstTest = {
  title: 'a click opens a section',
  steps: [{ click: 'accordion-1' }],
  expects: { element: 'accordion-open', text: 'Section 1' },
};

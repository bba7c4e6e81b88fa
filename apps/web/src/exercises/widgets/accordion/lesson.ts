import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { accordion as rules } from '@sparring/rules/exercises/accordion';

export const elements: readonly ElementRow[] = [
  row('The first section', 'group', 'Section 1', 'accordion-1'),
  row('The second section', 'group', 'Section 2', 'accordion-2'),
  row('Which section is open', 'status', 'Open section', 'accordion-open'),
];

export const firstTest: FirstTest = {
  title: 'a click opens a section',
  steps: [{ click: 'accordion-1' }],
  expects: { element: 'accordion-open', text: 'Section 1' },
};

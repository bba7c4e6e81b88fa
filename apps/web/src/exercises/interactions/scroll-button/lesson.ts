import type { ElementRow } from '../../../practice/lesson.ts';

export { scrollButton as rules } from '@sparring/rules/exercises/scroll-button';

export const elements: readonly ElementRow[] = [
  { what: 'The fifty lines', role: 'list', name: 'Fifty lines', testId: 'scroll-lines' },
  { what: 'The button below them', role: 'button', name: 'Click Me', testId: 'scroll-click' },
  { what: 'The answer', role: 'status', name: 'Answer', testId: 'scroll-answer' },
];

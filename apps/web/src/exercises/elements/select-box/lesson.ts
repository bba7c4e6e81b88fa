import type { ElementRow } from '../../../practice/lesson.ts';

export { selectBox as rules } from '@sparring/rules/exercises/select-box';

export const elements: readonly ElementRow[] = [
  { what: 'The select box', role: 'combobox', name: 'Corner', testId: 'select-corner' },
  { what: 'The message', role: 'status', name: 'Message', testId: 'select-message' },
];

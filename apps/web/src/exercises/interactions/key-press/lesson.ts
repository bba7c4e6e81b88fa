import type { ElementRow } from '../../../practice/lesson.ts';

export { keyPress as rules } from '@sparring/rules/exercises/key-press';

export const elements: readonly ElementRow[] = [
  { what: 'A field to type into', role: 'textbox', name: 'Type here', testId: 'key-field' },
  { what: 'The last key', role: 'status', name: 'Key', testId: 'key-pressed' },
];

import type { ElementRow } from '../../../practice/lesson.ts';

export { resize as rules } from '@sparring/rules/exercises/resize';

export const elements: readonly ElementRow[] = [
  { what: 'The box', role: 'region', name: 'Box', testId: 'resize-box' },
  { what: 'The handle to drag', role: 'button', name: 'Resize the box', testId: 'resize-handle' },
  { what: 'Width x height in pixels', role: 'status', name: 'Size', testId: 'resize-size' },
];

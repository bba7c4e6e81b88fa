import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { resize as rules } from '@sparring/rules/exercises/resize';

export const elements: readonly ElementRow[] = [
  { what: 'The box', role: 'region', name: 'Box', testId: 'resize-box' },
  { what: 'The handle to drag', role: 'button', name: 'Resize the box', testId: 'resize-handle' },
  { what: 'Width x height in pixels', role: 'status', name: 'Size', testId: 'resize-size' },
];

export const firstTest: FirstTest = {
  title: 'an arrow key makes the box wider',
  steps: [{ press: 'resize-handle', key: 'ArrowRight' }],
  expects: { element: 'resize-size', text: '210x150' },
};

import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { resize as rules } from '@sparring/rules/exercises/resize';

export const elements: readonly ElementRow[] = [
  row('The box', 'region', 'Box', 'resize-box'),
  row('The handle to drag', 'button', 'Resize the box', 'resize-handle'),
  row('Width x height in pixels', 'status', 'Size', 'resize-size'),
];

export const firstTest: FirstTest = {
  title: 'an arrow key makes the box wider',
  steps: [{ press: 'resize-handle', key: 'ArrowRight' }],
  expects: { element: 'resize-size', text: '210x150' },
};

import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { tooltip as rules } from '@sparring/rules/exercises/tooltip';

export const elements: readonly ElementRow[] = [
  row('The button to hover over', 'button', 'Hover over me', 'tooltip-target'),
  row('The tooltip', 'tooltip', 'You hovered correctly!', 'tooltip-text', {
    appears: 'while the pointer or the focus is on the button',
  }),
  row('Whether the tooltip is shown', 'status', 'Tooltip', 'tooltip-state'),
];

export const firstTest: FirstTest = {
  title: 'the tooltip is shown',
  steps: [{ click: 'tooltip-target' }],
  expects: { element: 'tooltip-state', text: 'shown' },
};

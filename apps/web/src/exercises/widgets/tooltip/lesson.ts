import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { tooltip as rules } from '@sparring/rules/exercises/tooltip';

export const elements: readonly ElementRow[] = [
  {
    what: 'The button to hover over',
    role: 'button',
    name: 'Hover over me',
    testId: 'tooltip-target',
  },
  {
    what: 'The tooltip',
    role: 'tooltip',
    name: 'You hovered correctly!',
    testId: 'tooltip-text',
    appears: 'while the pointer or the focus is on the button',
  },
  {
    what: 'Whether the tooltip is shown',
    role: 'status',
    name: 'Tooltip',
    testId: 'tooltip-state',
  },
];

export const firstTest: FirstTest = {
  title: 'the tooltip is shown',
  steps: [{ click: 'tooltip-target' }],
  expects: { element: 'tooltip-state', text: 'shown' },
};

import type { ElementRow } from '../../../practice/lesson.ts';

export { tooltip as rules } from '@sparring/rules/exercises/tooltip';

export const elements: readonly ElementRow[] = [
  { what: 'What to hover', role: 'button', name: 'Hover over me', testId: 'tooltip-target' },
  {
    what: 'The tooltip',
    role: 'tooltip',
    name: 'You hovered correctly!',
    testId: 'tooltip-text',
    appears: 'while its button has the pointer or the focus',
  },
  { what: 'Whether it shows', role: 'status', name: 'Tooltip', testId: 'tooltip-state' },
];

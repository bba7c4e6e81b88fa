import type { Exercise } from '../../exercise.ts';

export const tooltip: Exercise = {
  slug: 'tooltip',
  path: '/webelements/tooltip',
  title: 'Tooltip',
  group: 'Widgets',
  trains:
    'Hover, and read what only then appears. The keyboard brings the tooltip as well, Escape hides it, and the pointer may move onto it.',
  elements: [
    { what: 'What to hover', role: 'button', name: 'Hover over me', testId: 'tooltip-target' },
    {
      what: 'The tooltip',
      role: 'tooltip',
      name: 'You hovered correctly!',
      testId: 'tooltip-text',
      appears: 'while its button has the pointer or the focus',
    },
    { what: 'Whether it shows', role: 'status', name: 'Tooltip', testId: 'tooltip-state' },
  ],
  page: () => import('./page.tsx'),
};

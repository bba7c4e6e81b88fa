import type { Exercise } from '../../exercise.ts';

export const accordion: Exercise = {
  slug: 'accordion',
  path: '/webelements/accordion',
  title: 'Accordion',
  group: 'Widgets',
  trains:
    'Open and close two sections, of which only one is open at a time. They are details elements: each is a group, and its summary, found by its text, opens it.',
  elements: [
    { what: 'The first section', role: 'group', name: 'Section 1', testId: 'accordion-1' },
    { what: 'The second section', role: 'group', name: 'Section 2', testId: 'accordion-2' },
    { what: 'What is open', role: 'status', name: 'Open section', testId: 'accordion-open' },
  ],
  page: () => import('./page.tsx'),
};

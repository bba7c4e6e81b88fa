import type { Exercise } from '../../exercise.ts';

export const scrollButton: Exercise = {
  slug: 'scroll-button',
  path: '/webelements/ScrollButtonPage',
  title: 'Scroll to the Button',
  group: 'Interactions',
  trains:
    'The button stands below fifty lines. Scroll until it is in view, click it, and assert that it answered. The wheel of a WebDriver reaches an element out of sight only in Chromium; its click scrolls in every browser.',
  elements: [
    { what: 'The fifty lines', role: 'list', name: 'Fifty lines', testId: 'scroll-lines' },
    { what: 'The button below them', role: 'button', name: 'Click Me', testId: 'scroll-click' },
    { what: 'The answer', role: 'status', name: 'Answer', testId: 'scroll-answer' },
  ],
  page: () => import('./page.tsx'),
};

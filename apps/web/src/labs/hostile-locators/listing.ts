import type { Listing } from '../lab.ts';

export const hostileLocators: Listing = {
  slug: 'hostile-locators',
  title: 'Hostile locators',
  trains:
    'Fill in a form whose ids, class names and order change each time. A selector copied from DevTools finds the wrong element.',
  skills: ['locating'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

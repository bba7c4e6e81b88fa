import type { Listing } from '../lab.ts';

export const locatorLadder: Listing = {
  slug: 'locator-ladder',
  title: 'Locator ladder',
  trains:
    'Find one element among others that look like it, on eight rungs: by role, label, group, row, placeholder, text alternative, title and description. The first match is often the wrong one.',
  skills: ['locating'],
  difficulty: 'easy',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

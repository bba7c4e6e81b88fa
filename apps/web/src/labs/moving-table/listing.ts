import type { Listing } from '../lab.ts';

export const movingTable: Listing = {
  slug: 'moving-table',
  title: 'Table that moves',
  trains:
    'Read two values from a table whose rows and columns move on every load. A selector with a position reads the wrong cell.',
  skills: ['locating', 'lists'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

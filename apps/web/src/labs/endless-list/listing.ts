import type { Listing } from '../lab.ts';

export const endlessList: Listing = {
  slug: 'endless-list',
  title: 'Endless list',
  trains:
    'Find row 777 of 1,000 in a list that loads as you scroll and keeps at most 60 rows in the page. Counting elements or pixels finds the wrong row, or none.',
  skills: ['lists', 'waiting'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

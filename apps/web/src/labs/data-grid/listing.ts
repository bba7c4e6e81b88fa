import type { Listing } from '../lab.ts';

export const dataGrid: Listing = {
  slug: 'data-grid',
  title: 'Data grid',
  trains: 'Read and select 57 rows of a table with pages. “Select all” selects one page only.',
  skills: ['lists', 'files'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

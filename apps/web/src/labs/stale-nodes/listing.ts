import type { Listing } from '../lab.ts';

export const staleNodes: Listing = {
  slug: 'stale-nodes',
  title: 'Stale nodes',
  trains: 'Press buttons in rows that move, change or are replaced after you have found them.',
  skills: ['locating', 'lists'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const searchOrder: Listing = {
  slug: 'search-order',
  title: 'Search with late responses',
  trains:
    'Type a search. Responses arrive out of order, so the first list may belong to an earlier keystroke.',
  skills: ['waiting', 'network', 'typing'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const clicks: Listing = {
  slug: 'clicks',
  title: 'Clicks',
  trains: 'Use each kind of click, a hover menu and a list. Two clicks are not a double-click.',
  skills: ['clicking', 'waiting'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

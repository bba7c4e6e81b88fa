import type { Listing } from '../lab.ts';

export const board: Listing = {
  slug: 'board',
  title: 'Board',
  trains:
    'Drag cards between three lists into a given order. A list can refuse a card, and Undo takes a move back.',
  skills: ['clicking', 'lists'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

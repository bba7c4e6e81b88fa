import type { Listing } from '../lab.ts';

export const personas: Listing = {
  slug: 'personas',
  title: 'Personas',
  trains: 'Seven people buy in one shop. Write one suite that lists what happens to each of them.',
  skills: ['waiting', 'clicking'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const doors: Listing = {
  slug: 'doors',
  title: 'Doors',
  trains: 'Open ten documents of the server. A document that has loaded may not be the last.',
  skills: ['network', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const doors: Listing = {
  slug: 'doors',
  title: 'Doors',
  trains:
    'Open ten documents of the server. The document that loads first may not be the last one.',
  skills: ['network', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const twins: Listing = {
  slug: 'twins',
  title: 'Twins',
  trains:
    'Find out which of two equal pages is accessible. Keys, roles, names and sizes tell which rules the other one breaks; axe sees one of the eight.',
  skills: ['locating', 'typing'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const looks: Listing = {
  slug: 'looks',
  title: 'Looks',
  trains:
    'Compare screenshots: four of six looks differ from the sound one, one of them by a pixel. The clock and the late picture differ each time, and are no defects.',
  skills: ['waiting', 'locating'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

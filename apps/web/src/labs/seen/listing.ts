import type { Listing } from '../lab.ts';

export const seen: Listing = {
  slug: 'seen',
  title: 'Seen',
  trains:
    'Tell what a person sees from what is only in the page: eight kinds of hidden, a word of the style sheet, boxes whose attribute says something else, and a light that changes its color.',
  skills: ['locating', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const dateRange: Listing = {
  slug: 'date-range',
  title: 'Date range',
  trains:
    'Book a month in a house in another time zone. The flight lands near midnight, so the local date can differ from the UTC date, and March 31 plus one month is April 30.',
  skills: ['typing'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

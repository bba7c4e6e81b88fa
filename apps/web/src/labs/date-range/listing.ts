import type { Listing } from '../lab.ts';

export const dateRange: Listing = {
  slug: 'date-range',
  title: 'Date range',
  trains:
    'Book a month in a house in another time zone. The flight lands near midnight, so the local date can differ from the UTC date, and 31 March plus a month is 30 April.',
  skills: ['typing'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

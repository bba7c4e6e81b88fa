import type { Listing } from '../lab.ts';

export const interruptions: Listing = {
  slug: 'interruptions',
  title: 'Interruptions',
  trains:
    'Book a course for several visitors while banners, offers and a tour get in the way. Close what interrupts, and notice the one dialog that reports a defect.',
  skills: ['dialogs', 'clicking'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const trustedEvents: Listing = {
  slug: 'trusted-events',
  title: 'Real or synthetic',
  trains: 'Use four controls as a user does. Scripts also work where a user is stuck.',
  skills: ['typing'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

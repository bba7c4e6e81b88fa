import type { Listing } from '../lab.ts';

export const sessions: Listing = {
  slug: 'sessions',
  title: 'Sessions',
  trains:
    'Sign in with a one-time code, by the API and by a saved state, and see how a session ends.',
  skills: ['network', 'typing'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

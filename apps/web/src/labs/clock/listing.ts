import type { Listing } from '../lab.ts';

export const clock: Listing = {
  slug: 'clock',
  title: 'Clock',
  trains:
    'A session of 15 minutes, three timed tasks and a fast bar: move the clock of the page instead of waiting.',
  skills: ['waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

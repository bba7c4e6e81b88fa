import type { Listing } from '../lab.ts';

export const waits: Listing = {
  slug: 'waits',
  title: 'Waits',
  trains:
    'Four results appear after a delay that your test cannot know. Wait for each of them without `sleep()`.',
  skills: ['waiting'],
  difficulty: 'easy',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const notes: Listing = {
  slug: 'notes',
  title: 'Notes',
  trains:
    'Notes that the page shows before the server has them: a double click, a refusal, a queue that waits offline, and two tabs that change one note.',
  skills: ['network', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

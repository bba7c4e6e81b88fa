import type { Listing } from '../lab.ts';

export const windows: Listing = {
  slug: 'windows',
  title: 'Windows',
  trains:
    'Find the right one of three windows that send a message back and close themselves, answer a dialog above a dialog, and read what only the printed page shows.',
  skills: ['dialogs', 'frames'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

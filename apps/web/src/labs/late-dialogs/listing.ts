import type { Listing } from '../lab.ts';

export const lateDialogs: Listing = {
  slug: 'late-dialogs',
  title: 'Late dialogs',
  trains:
    'Answer an alert, a confirmation, a prompt and a dialog of the page that open late, each by its text. A handler that accepts every dialog loses the code that you need.',
  skills: ['dialogs', 'waiting'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

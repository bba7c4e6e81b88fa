import type { Listing } from '../lab.ts';

export const everyInput: Listing = {
  slug: 'every-input',
  title: 'Every input',
  trains:
    'Fill in a form with all 22 types of HTML inputs, and check what it sends. A date field shows the format of your language, and sends a different one.',
  skills: ['typing', 'files'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

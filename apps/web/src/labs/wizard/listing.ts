import type { Listing } from '../lab.ts';

export const wizard: Listing = {
  slug: 'wizard',
  title: 'Wizard',
  trains:
    'A form in four steps: lists that depend on each other, a service that can fail, and rules of page, script and server that do not agree.',
  skills: ['typing', 'network', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

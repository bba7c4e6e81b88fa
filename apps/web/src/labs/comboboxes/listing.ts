import type { Listing } from '../lab.ts';

export const comboboxes: Listing = {
  slug: 'comboboxes',
  title: 'Comboboxes',
  trains: 'Choose cities in four comboboxes. One of them only looks like a `<select>`.',
  skills: ['typing', 'lists'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const shadowRoots: Listing = {
  slug: 'shadow-roots',
  title: 'Shadow roots',
  trains:
    'Fill in a form whose fields are in nested, slotted, form-associated and closed shadow roots, and check what the form sends. XPath finds only City, the one field outside the shadow roots.',
  skills: ['locating', 'typing'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};

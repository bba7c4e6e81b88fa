import type { Listing } from '../lab.ts';

export const actionability: Listing = {
  slug: 'actionability',
  title: 'Actionability',
  trains:
    'Use six controls that start out hidden, moving, disabled, read-only, covered or out of view. A forced click succeeds too early and proves nothing.',
  skills: ['waiting', 'typing'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

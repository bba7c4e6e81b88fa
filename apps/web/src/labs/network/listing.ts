import type { Listing } from '../lab.ts';

export const network: Listing = {
  slug: 'network',
  title: 'Network',
  trains:
    'Wait for eight requests: two succeed and six fail, each in its own way; one of the six never gets a response. A loaded page does not mean that its requests have finished.',
  skills: ['network', 'waiting'],
  difficulty: 'hard',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

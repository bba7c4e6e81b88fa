import type { Lab } from './lab.ts';

/** Every lab, in the order of the index. */
export const labs: readonly Lab[] = [
  {
    slug: 'waits',
    path: '/labs/waits',
    title: 'Waits',
    trains:
      'Wait for a result that comes in four ways after an unknown time. A fixed sleep is right for one delay only.',
    skills: ['waiting'],
    difficulty: 'easy',
    page: () => import('./waits/page.tsx'),
  },
];

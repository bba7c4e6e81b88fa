import type { Listing } from '../lab.ts';

export const frames: Listing = {
  slug: 'frames',
  title: 'Frames',
  trains:
    'Type a code in each of five frames with the same document: two alike, one that reloads itself, one of another origin, and one in a shadow root. A frame can reload after you have found it.',
  skills: ['frames', 'waiting', 'locating'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

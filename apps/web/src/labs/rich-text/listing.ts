import type { Listing } from '../lab.ts';

export const richText: Listing = {
  slug: 'rich-text',
  title: 'Rich text and clipboard',
  trains:
    'Type into an editor with bold words, and paste formatted text. It is a contenteditable element, so it has text and HTML, but no value to read.',
  skills: ['typing'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

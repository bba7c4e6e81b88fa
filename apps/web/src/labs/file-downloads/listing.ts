import type { Listing } from '../lab.ts';

export const fileDownloads: Listing = {
  slug: 'file-downloads',
  title: 'File downloads',
  trains:
    'Save three CSV files and a PDF, and read what is in them. A file that was saved without an error can be missing a line, or be a login page.',
  skills: ['files', 'waiting'],
  difficulty: 'medium',
  hasSecondLevel: true,
  page: () => import('./page.tsx'),
};

import type { Listing } from '../lab.ts';

export const fileUploads: Listing = {
  slug: 'file-uploads',
  title: 'File uploads',
  trains:
    'Upload your own files through a hidden input, and find out by SHA-256 which one was damaged on the way. The same name and size do not prove that the content is the same.',
  skills: ['files', 'network'],
  difficulty: 'medium',
  page: () => import('./page.tsx'),
};

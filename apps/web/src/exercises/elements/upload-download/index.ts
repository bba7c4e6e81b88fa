import type { Exercise } from '../../exercise.ts';

export const uploadDownload: Exercise = {
  slug: 'upload-download',
  path: '/webelements/upload-download',
  title: 'Upload and Download',
  group: 'Elements',
  trains:
    'Save a real file and look into it, then choose one of your own to upload. The upload only reads the name of the file: nothing is sent.',
  elements: [
    {
      what: 'Saves example.pdf',
      role: 'button',
      name: 'Download Example PDF',
      testId: 'download-example-pdf',
    },
    {
      what: 'Saves example.xlsx',
      role: 'button',
      name: 'Download Example Excel',
      testId: 'download-example-excel',
    },
    {
      what: 'What was saved last',
      role: 'status',
      name: 'Saved',
      testId: 'download-saved',
    },
    {
      what: 'The file input',
      role: 'button',
      name: 'File to upload',
      testId: 'upload-file',
    },
    { what: 'The message', role: 'status', name: 'Upload', testId: 'upload-message' },
  ],
  page: () => import('./page.tsx'),
};

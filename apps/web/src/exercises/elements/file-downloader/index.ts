import type { Exercise } from '../../exercise.ts';

export const fileDownloader: Exercise = {
  slug: 'file-downloader',
  path: '/webelements/filedownloader',
  title: 'File Downloader',
  group: 'Elements',
  trains:
    'Find the row of a file, download it, and wait until its state says that it is saved. Then assert the name and the content of the real file.',
  elements: [
    { what: 'The list of files', role: 'table', name: 'Files', testId: 'files' },
    {
      what: 'Saves example.pdf',
      role: 'button',
      name: 'Download Example PDF',
      testId: 'example-pdf-download',
    },
    {
      what: 'What became of example.pdf',
      role: 'status',
      name: 'State of Example PDF',
      testId: 'example-pdf-state',
    },
    {
      what: 'Saves example.xlsx',
      role: 'button',
      name: 'Download Example Excel',
      testId: 'example-excel-download',
    },
    {
      what: 'What became of example.xlsx',
      role: 'status',
      name: 'State of Example Excel',
      testId: 'example-excel-state',
    },
  ],
  page: () => import('./page.tsx'),
};

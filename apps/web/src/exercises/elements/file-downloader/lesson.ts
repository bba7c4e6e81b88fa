import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { fileDownloader as rules } from '@sparring/rules/exercises/file-downloader';

export const elements: readonly ElementRow[] = [
  { what: 'The list of files', role: 'table', name: 'Files', testId: 'files' },
  {
    what: 'Saves example.pdf',
    role: 'button',
    name: 'Download Example PDF',
    testId: 'example-pdf-download',
  },
  {
    what: 'Whether example.pdf is saved',
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
    what: 'Whether example.xlsx is saved',
    role: 'status',
    name: 'State of Example Excel',
    testId: 'example-excel-state',
  },
];

export const firstTest: FirstTest = {
  title: 'a download is saved',
  steps: [{ click: 'example-pdf-download' }],
  expects: { element: 'example-pdf-state', contains: 'saved, ' },
};

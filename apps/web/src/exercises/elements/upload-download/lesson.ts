import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { uploadDownload as rules } from '@sparring/rules/exercises/upload-download';

export const elements: readonly ElementRow[] = [
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
];

export const firstTest: FirstTest = {
  title: 'the page names the saved file',
  steps: [{ click: 'download-example-pdf' }],
  expects: { element: 'download-saved', contains: 'Example PDF' },
};

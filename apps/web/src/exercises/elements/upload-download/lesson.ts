import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { uploadDownload as rules } from '@sparring/rules/exercises/upload-download';

export const elements: readonly ElementRow[] = [
  row('Saves example.pdf', 'button', 'Download Example PDF', 'download-example-pdf'),
  row('Saves example.xlsx', 'button', 'Download Example Excel', 'download-example-excel'),
  row('What was saved last', 'status', 'Saved', 'download-saved'),
  row('The file input', 'button', 'File to upload', 'upload-file'),
  row('The message', 'status', 'Upload', 'upload-message'),
];

export const firstTest: FirstTest = {
  title: 'the page names the saved file',
  steps: [{ click: 'download-example-pdf' }],
  expects: { element: 'download-saved', contains: 'Example PDF' },
};

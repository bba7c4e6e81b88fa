import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { fileDownloader as rules } from '@sparring/rules/exercises/file-downloader';

export const elements: readonly ElementRow[] = [
  row('The list of files', 'table', 'Files', 'files'),
  row('Saves example.pdf', 'button', 'Download Example PDF', 'example-pdf-download'),
  row('Whether example.pdf is saved', 'status', 'State of Example PDF', 'example-pdf-state'),
  row('Saves example.xlsx', 'button', 'Download Example Excel', 'example-excel-download'),
  row('Whether example.xlsx is saved', 'status', 'State of Example Excel', 'example-excel-state'),
];

export const firstTest: FirstTest = {
  title: 'a download is saved',
  steps: [{ click: 'example-pdf-download' }],
  expects: { element: 'example-pdf-state', contains: 'saved, ' },
};

import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    'for (const month of months) expect(await save(page, `${month} as CSV`)).toMatch(/\\.csv$/);',
    'expect(await (await download).failure()).toBeNull();',
  ],
  mends: {
    'Assert that the file is not empty':
      'A CSV without its last order is not empty, and neither is the login page that was saved as report.pdf.',
    'Open each file, count its orders, and see that the report begins with `%PDF`':
      'Only the content tells a whole file from a part, and a report from a page.',
    'Wait for five seconds before opening the file':
      'The file is complete as the server sent it. What is missing never comes.',
  },
  helps: 2,
};

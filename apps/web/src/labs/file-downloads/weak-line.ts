import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    'for (const month of months) expect(await save(page, `${month} as CSV`)).toMatch(/\\.csv$/);',
    'expect(await (await download).failure()).toBeNull();',
  ],
  mends: [
    {
      text: 'Assert that the file is not empty',
      does: 'A CSV without its last order is not empty, and neither is the login page that was saved as report.pdf.',
    },
    {
      text: 'Open each file, count its orders, and see that the report begins with `%PDF`',
      does: 'Only the content tells a whole file from a part, and a report from a page.',
      helps: true,
    },
    {
      text: 'Wait for five seconds before opening the file',
      does: 'The file is complete as the server sent it. What is missing never comes.',
    },
  ],
};

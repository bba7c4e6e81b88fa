import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    'await expect(rows).toHaveCount(780, { timeout: 1000 });',
    'const wanted = rows.nth(776);',
  ],
  mends: {
    'Raise the timeout of the count':
      'The page has at most 60 rows at a time, so the count never reaches 780.',
    'Scroll until a row with `aria-posinset` 777 is there, and use its button':
      'The attribute says which row of the whole list an element shows, however few of them are in the page.',
    'Take the last row after 38 steps':
      'How many rows one step loads depends on the window: on another screen, the last row is a different one.',
  },
  helps: 2,
};

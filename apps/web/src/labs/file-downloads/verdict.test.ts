import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const year = { months: [], short: 'February', code: '4821' };
const judged = (marked: readonly string[], code: string) => verdictOf(year, { marked, code });

test.each(['4821', ' 4821 '])(
  'the right month and the code "%s" solve the lab [SAVED-07]',
  (code) => {
    expect(judged(['February'], code)).toEqual({
      solved: true,
      text: 'Read: February lacks an order, and the code is right.',
    });
  },
);

test.each([
  [[], '4821', 'Not read: February lacks an order in its CSV, and is not marked.'],
  [['March'], '4821', 'Guessed: whole, and yet marked: March.'],
  [['January', 'February', 'March'], '4821', 'Guessed: whole, and yet marked: January, March.'],
  [['February'], '', 'Not read: the code of report.pdf is another.'],
  [['February'], '482', 'Not read: the code of report.pdf is another.'],
  [['February'], '48210', 'Not read: the code of report.pdf is another.'],
])('the marks %j and the code "%s" are "%s" [SAVED-07]', (marked, code, text) => {
  expect(judged(marked, code)).toEqual({ solved: false, text });
});

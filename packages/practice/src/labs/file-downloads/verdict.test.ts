import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const year = { months: [], short: 'February', code: '4821', sessionCode: '5932' };
const judged = (marked: readonly string[], code: string) => verdictOf(year, { marked, code });

test.each(['4821', ' 4821 '])('the right month and the code "%s" solve the lab', (code) => {
  expect(judged(['February'], code)).toEqual({
    solved: true,
    text: 'Solved: February lacks an order, and the code is right.',
  });
});

test.each([
  [[], '4821', 'Not read: the CSV of a month that is not marked lacks an order.'],
  [['March'], '4821', 'Guessed: March is marked, but lacks no order.'],
  [
    ['January', 'February', 'March'],
    '4821',
    'Guessed: January and March are marked, but lack no order.',
  ],
  [['February'], '', 'Not read: the code of report.pdf is wrong.'],
  [['February'], '482', 'Not read: the code of report.pdf is wrong.'],
  [['February'], '48210', 'Not read: the code of report.pdf is wrong.'],
])('the marks %j and the code "%s" are "%s"', (marked, code, text) => {
  expect(judged(marked, code)).toEqual({ solved: false, text });
});

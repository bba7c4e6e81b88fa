import { expect, test } from 'vitest';
import { testCard } from '../../test/support/card.ts';
import { summaryOf } from '../grade/summary.ts';
import { readTheme } from '../look/theme.ts';
import { printReport } from './files.ts';

test.each([
  ['for yourself', 'Card for yourself'],
  ['mark', 'Mark'],
  ['mark by the machine of the tests', 'Mark made on the machine of the tests'],
] as const)(
  'the first line of each report of a card “%s” says what it is [GRADE-19]',
  async (kind, said) => {
    const card = { ...testCard(), kind };
    const printed = printReport(card, [], await readTheme());
    expect(summaryOf(card)).toMatch(new RegExp(`^Card {7}${said}: `));
    expect(printed['summary.md']).toMatch(new RegExp(`^### ${said}: `));
    expect(printed['index.html']).toContain(`<p class="kicker">${said}</p>`);
  },
);

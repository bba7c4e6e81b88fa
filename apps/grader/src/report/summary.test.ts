import { expect, test } from 'vitest';
import { printSummary } from './summary.ts';
import { testCard, testHistory } from '../../test/support/card.ts';

const card = testCard();

test('compares the card with the last one about the same defects', () => {
  const [past] = testHistory().slice(-2);
  const last = { ...past!, found: { part: 53, of: 117 } };
  const other = { ...last, began: '2026-11-22T08:00:00.000Z', selection: 'cart' };
  const printed = printSummary(card, [last, other]);
  expect(printed).toContain('|  | this card | 2026-11-21 09:30 UTC | change |');
  expect(printed).toContain('| Found | 59 of 117 | 53 of 117 | +6 |');
  expect(printed).toContain('| Robust | 3 of 4 | 3 of 4 | the same |');
  expect(printed).toContain('| Score | 28 | 29 | −1 |');
});

test('compares no shares of different numbers', () => {
  const [last] = testHistory().slice(-2);
  expect(printSummary({ ...card, changes: [] }, [last!])).toContain(
    '| Robust | not measured | 3 of 4 |  |',
  );
  expect(printSummary(card, [last!])).toContain('| Found | 59 of 117 | 53 of 120 |  |');
});

test('the first card is compared with none', () => {
  expect(printSummary(card, [])).toContain(
    '|  | this card |\n| --- | --- |\n| Found | 59 of 117 |',
  );
});

test('what was found where the tests go comes first', () => {
  const [first, ...others] = card.defects;
  const elsewhere = {
    ...first!,
    area: 'attic',
    verdict: { kind: 'missed', step: 'not visited' } as const,
  };
  const printed = printSummary({ ...card, defects: [elsewhere, ...others] }, []);
  expect(printed).toMatch(/\n\n\*\*\d+ of 1\d\d\*\* in the \d+ areas where your tests go\.\n\n\|/);
});

test('a card without a score says why, and shows none', () => {
  const printed = printSummary({ ...card, noScore: 'The tests are red by chance.' }, []);
  expect(printed).toContain('**No score:** The tests are red by chance.');
  expect(printed).not.toContain('| Score |');
});

test('the name of a test is shown as code in one line, whatever it contains', () => {
  const [change] = card.changes;
  const by = ['` @everyone |\n# <b>title</b>'];
  const changes = [{ ...change!, calm: { kind: 'alarm', by } as const }];
  expect(printSummary({ ...card, changes }, [])).toContain('Red: `@everyone ¦ # <b>title</b>`\n');
});

test('of the tests that a false alarm names there are three, so that a comment has room for all of it', () => {
  const by = Array.from({ length: 10_000 }, (_, at) => `${at} ${'of a long name '.repeat(130)}`);
  const changes = Array.from({ length: 14 }, () => ({
    ...card.changes[0]!,
    calm: { kind: 'alarm', by } as const,
  }));
  const printed = printSummary({ ...card, changes }, []);
  expect(printed).toMatch(/Red: `0 of [^`]*`, `1 of [^`]*`, `2 of [^`]*` and 9997 more\n/);
  expect(printed.length).toBeLessThan(65_536);
});

test('says what to write next where the tests already go, and then where none goes', () => {
  const lines = printSummary(card, []).split('\n');
  const next = lines.indexOf('**Next**');
  expect(lines[next + 2]).toMatch(
    /^- In another way than before: Look at all pages .* where your tests already go\.$/,
  );
  expect(lines[next + 3]).toMatch(
    /^- In another way than before: Ask with the wrong .* where no test goes\.$/,
  );
});

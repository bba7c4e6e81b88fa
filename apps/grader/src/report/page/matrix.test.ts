import { expect, test } from 'vitest';
import { testCard } from '../../../test/support/card.ts';
import { matrix } from './matrix.ts';

test('of very many tests only those that find most are shown, and it says so', () => {
  const card = testCard();
  const tests = Array.from({ length: 10_000 }, (_, at) => `test ${at}`);
  const defects = Array.from({ length: 343 }, (_, at) => ({
    ...card.defects[0]!,
    verdict: { kind: 'found' as const, by: at === 0 ? ['test 9999'] : tests.slice(0, 5000) },
  }));
  const { text } = matrix({ ...card, tests, defects });
  expect(text.match(/<th scope="row"/g)).toHaveLength(291);
  expect(text).toContain('Only the 291 tests that find most are shown.');
  expect(text).toContain('4999 of 10000 tests find none');
});

test('the areas where no test goes are left out, and it says so', () => {
  const card = testCard();
  const [first, ...others] = card.defects;
  const attic = {
    ...first!,
    area: 'attic',
    verdict: { kind: 'missed', step: 'not visited' } as const,
  };
  const { text } = matrix({ ...card, defects: [attic, ...others] });
  expect(text).not.toContain('attic');
  expect(text).toContain('The areas where no test goes are left out.');
});

test('a table that is not too large has a row for each test that finds something, a fold has the others', () => {
  const card = testCard();
  const { text } = matrix(card);
  const rows = text.match(/<th scope="row"/g) ?? [];
  const idle = text.match(/<li>/g) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(idle.length).toBeGreaterThan(0);
  expect(rows.length + idle.length).toBe(card.tests.length);
  expect(text).not.toContain('are shown');
});

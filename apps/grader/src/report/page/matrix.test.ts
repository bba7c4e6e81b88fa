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
  expect(text).toContain('(4999 of 10000)');
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

test('a table that is not too large has a row for each test', () => {
  const card = testCard();
  const { text } = matrix(card);
  expect(text.match(/<th scope="row"/g)).toHaveLength(card.tests.length);
  expect(text).not.toContain('are shown');
});

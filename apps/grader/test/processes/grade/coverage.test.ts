import { expect, test } from 'vitest';
import { testCard } from '../../support/card.ts';
import { foundOf } from '../../../src/card/counts.ts';
import { predict } from '../../../src/grade/coverage.ts';
import { gradeSuite, verdictsOf } from '../../support/grading.ts';
import { testInstance } from '../../support/product.ts';

const open = { kind: 'open' } as const;
const nothing = new Set<string>();

test('a page that told nothing leaves the defects of the site to their runs', () => {
  const [one] = testCard().defects;
  const defects = [
    { ...one!, id: 'of-a-page', file: 'apps/web/src/shop/cart.ts', verdict: open },
    { ...one!, id: 'of-the-api', file: 'apps/api/src/books/book-work.ts', verdict: open },
  ];
  const reach = {
    reached: nothing,
    different: nothing,
    seen: nothing,
    visits: new Map<string, string>(),
    pages: 1,
  };
  const kinds = (unheard: readonly string[]) =>
    predict(defects, { ...reach, unheard: new Set(unheard) }).map(({ verdict }) => verdict.kind);
  expect(kinds([])).toEqual(['missed', 'missed']);
  expect(kinds(['/shopping'])).toEqual(['open', 'missed']);
});

test('a miss says with which request the tests went there', async () => {
  const { card } = await gradeSuite({ suite: `await get('/sum?a=1&b=2');` });
  const visits = Object.fromEntries(card.defects.map(({ id, visit }) => [id, visit]));
  expect(visits).toMatchObject({ 'equal-sums': 'GET /sum?a=1&b=2', 'open-cellar': undefined });
});

test('--no-coverage runs every defect, and says that the coverage was right', async () => {
  const { card } = await gradeSuite({
    suite: `await get('/'); await get('/sum?a=1&b=2');`,
    options: ['--no-coverage', '--jobs', '1'],
  });
  expect(verdictsOf(card)).toEqual({
    goodbye: 'missed: not asked',
    'equal-sums': 'missed: too tame',
    'open-cellar': 'missed: not visited',
    'adds-twice': 'missed: not asked',
  });
  expect(card.defects.every(({ seconds }) => seconds !== undefined)).toBe(true);
  expect(card.notes.at(-1)).toBe(
    'Without coverage: of 2 runs that it would have spared, 2 were green and 0 red.',
  );
});

test('--no-coverage names a defect that was found where no test was seen, and does not count it', async () => {
  const startInstance = testInstance();
  const { card } = await gradeSuite({
    suite: `expect(await get('/'), 'Hello');`,
    options: ['--no-coverage', '--jobs', '1'],
    startInstance: async (options) => ({
      ...(await startInstance(options)),
      reached: async () => ({
        requests: 1,
        reached: nothing,
        different: nothing,
        seen: nothing,
        visits: new Map(),
        loaded: nothing,
        heard: nothing,
      }),
    }),
  });
  expect(card.notes).toContain(
    'Without coverage: of 4 runs that it would have spared, 3 were green and 1 red: goodbye (not reached, not counted).',
  );
  expect(foundOf(card.defects)).toEqual({ part: 0, of: 4 });
});

test('a green run says "not asked" only of a defect that was seen to make a difference [CORNER-04]', async () => {
  const startInstance = testInstance();
  const { card } = await gradeSuite({
    suite: `await get('/'); await get('/sum?a=1&b=2');`,
    options: ['--jobs', '1'],
    startInstance: async (options) => {
      const instance = await startInstance(options);
      const reached = async () => ({ ...(await instance.reached()), seen: new Set(['goodbye']) });
      return { ...instance, reached };
    },
  });
  expect(verdictsOf(card)).toMatchObject({
    goodbye: 'missed: not asked',
    'adds-twice': 'missed: unsure',
  });
});

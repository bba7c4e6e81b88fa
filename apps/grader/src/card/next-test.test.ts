import { expect, test } from 'vitest';
import { testCard } from '../../test/support/card.ts';
import type { CardDefect, MissStep, Verdict } from './card.ts';
import { nextTests } from './next-test.ts';

const card = testCard();
const missed = (step: MissStep): Verdict => ({ kind: 'missed', step });
const found: Verdict = { kind: 'found', by: [] };

const defect = (side: 'api' | 'web', area: string, verdict: Verdict): CardDefect => ({
  ...card.defects[0]!,
  file: `apps/${side}/src/${area}.ts`,
  area,
  verdict,
});

const areasOf = (...defects: readonly CardDefect[]) =>
  nextTests({ ...card, defects }).flatMap(({ areas }) => areas);

test('a suite that comes to no page is told to test the API', () => {
  const lists = defect('api', 'lists', missed('not asked'));
  const cart = defect('web', 'cart', missed('not visited'));
  expect(areasOf(lists, cart, cart)).toEqual(['lists']);
  expect(areasOf(lists, cart, defect('web', 'login', found))).toEqual(['lists', 'cart']);
});

test('a suite that comes nowhere is told all of it', () => {
  const lists = defect('api', 'lists', missed('not visited'));
  expect(areasOf(lists, defect('web', 'cart', missed('not visited')))).toEqual(['lists', 'cart']);
});

test('a defect that was seen counts more than one that was not visited', () => {
  const cart = defect('web', 'cart', missed('not asked'));
  const next = nextTests({
    ...card,
    defects: [
      { ...defect('web', 'login', missed('not visited')), technique: 'security' },
      { ...cart, technique: 'oracle' },
    ],
  });
  expect(next.map(({ technique }) => technique)).toEqual(['oracle', 'security']);
});

test('a technique that has found a defect is advised in another way than before', () => {
  const next = nextTests({
    defects: [defect('api', 'lists', found), defect('api', 'lists', missed('not asked'))],
  });
  expect(next[0]!.advice).toBe(`In another way than before: ${card.defects[0]!.advice}`);
});

test('what no test reaches comes after all that is where the tests go, however much it is [GRADE-12]', () => {
  const far = { ...defect('api', 'jobs', missed('not visited')), technique: 'security' } as const;
  const near = { ...defect('api', 'lists', missed('too tame')), technique: 'oracle' } as const;
  const next = nextTests({ defects: [far, far, far, far, near] });
  expect(next.map(({ technique, isReached }) => [technique, isReached])).toEqual([
    ['oracle', true],
    ['security', false],
  ]);
});

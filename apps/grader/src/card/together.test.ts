import { expect, test } from 'vitest';
import { testCard } from '../../test/support/card.ts';
import type { Card, Verdict } from './card.ts';
import { knownAfter, saidTogether, togetherOf } from './together.ts';

const found = (...by: readonly string[]): Verdict => ({ kind: 'found', by });
const missed: Verdict = { kind: 'missed', step: 'not asked' };
const open: Verdict = { kind: 'open' };

const cardOf = (began: string, verdicts: readonly Verdict[], more: Partial<Card> = {}): Card => {
  const whole = testCard();
  const defects = verdicts.map((verdict, at) => ({ ...whole.defects[at]!, verdict }));
  return { ...whole, began, suiteHash: 'a', tests: ['adds', 'pays'], defects, ...more };
};

const [first, second] = ['2026-11-22T09:30:00.000Z', '2026-11-22T09:50:00.000Z'];
const before = cardOf(first, [
  found('adds'),
  found('pays'),
  found(),
  missed,
  missed,
  missed,
  missed,
  missed,
]);
const misses = (card: Card) => ({ ...card, defects: card.defects.slice(3) });
const again = (verdicts: readonly Verdict[], more: Partial<Card> = {}): Card =>
  misses(
    cardOf(second, [missed, missed, missed, ...verdicts], { earlier: knownAfter(before), ...more }),
  );

test('two cards add up: each defect counts by the last card that knows it', () => {
  const card = again([found('adds'), found('pays'), found('pays'), missed, missed]);
  expect(togetherOf(card)).toEqual({
    found: { part: 6, of: 8 },
    before: 3,
    notRun: 0,
    since: first,
    isChanged: false,
  });
  expect(saidTogether(togetherOf(card)!)).toBe(
    '6 of 8 found together, 3 of them by cards from 2026-11-22 09:30 UTC on.',
  );
});

test('a third card goes on with what both have told', () => {
  const card = again([found('adds'), found('pays'), found('pays'), missed, missed]);
  const third = { ...cardOf('2026-11-22T10:10:00.000Z', []), earlier: knownAfter(card) };
  const two = cardOf(
    '',
    Array.from({ length: 8 }, () => found('adds')),
  ).defects.slice(6);
  expect(togetherOf({ ...third, defects: two })?.found).toEqual({ part: 8, of: 8 });
});

test('a run that did not happen leaves what was known before', () => {
  expect(togetherOf(again([found('adds'), open, open, open, open]))?.found).toEqual({
    part: 4,
    of: 8,
  });
});

test('tests that have changed since make the earlier finds old, which is said', () => {
  const verdicts = [found('adds'), missed, missed, missed, missed];
  expect(saidTogether(togetherOf(again(verdicts, { suiteHash: 'b' }))!)).toContain(
    'The files of your tests have changed since: a card without --again measures all of them anew.',
  );
  const { suiteHash: _, ...unknown } = again(verdicts);
  expect(saidTogether(togetherOf(unknown)!)).toContain('may have changed since');
});

test('a find of a test that did not run this time is told apart', () => {
  const card = again([missed, missed, missed, missed, missed], { tests: ['adds'] });
  expect(saidTogether(togetherOf(card)!)).toContain(
    '1 of these was found by tests that did not run this time.',
  );
});

test('a card that ran everything needs no other', () => {
  expect(togetherOf(before)).toBeUndefined();
});

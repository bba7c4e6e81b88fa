import { expect, test } from 'vitest';
import {
  beginning,
  falseAlarms,
  givenUp,
  match,
  type Report,
  withReport,
  withSaidSound,
} from './match.ts';

const broken = 'CART-05';
const report = (area: string, rule?: string): Report => ({
  area,
  did: 'I removed a row.',
  saw: 'Two rows went.',
  ...(rule !== undefined && { rule }),
});

test('the broken rule is found, whatever area the report names', () => {
  expect(match(broken, report('cart', 'CART-05'))).toBe('found');
  expect(match(broken, report('shop', 'CART-05'))).toBe('found');
});

test('another rule of the right area is close', () => {
  expect(match(broken, report('cart', 'CART-03'))).toBe('close');
  expect(match(broken, report('shop', 'CART-03'))).toBe('close');
});

test('the right area without a rule is close', () => {
  expect(match(broken, report('cart'))).toBe('close');
});

test('a rule or an area other than the broken one does not match', () => {
  expect(match(broken, report('shop', 'SHOP-01'))).toBe('not this');
  expect(match(broken, report('shop'))).toBe('not this');
});

test('where nothing is broken, no report matches', () => {
  expect(match(undefined, report('cart', 'CART-05'))).toBe('not this');
});

test('attempts are kept in their order, and the right one ends the search', () => {
  const tried = ['SHOP-01', 'CART-03', 'CART-05', 'CART-01'].reduce(
    (course, rule) => withReport(course, broken, report('shop', rule)),
    beginning,
  );
  expect(tried.attempts.map(({ outcome }) => outcome)).toEqual(['not this', 'close', 'found']);
  expect(tried.ending).toBe('found');
});

test('of many reports the last 50 are kept, and all are counted', () => {
  const rules = Array.from({ length: 60 }, (_, at) => `SHOP-${at}`);
  const tried = rules.reduce(
    (course, rule) => withReport(course, undefined, report('shop', rule)),
    beginning,
  );
  expect(tried.attempts.map(({ rule }) => rule)).toEqual(rules.slice(-50));
  expect(falseAlarms(tried, undefined)).toBe(60);
});

test('saying that nothing is wrong is right only without a defect', () => {
  expect(withSaidSound(beginning, undefined).ending).toBe('rightly sound');
  const missed = withSaidSound(beginning, broken);
  expect(missed.ending).toBeUndefined();
  expect(missed.saidSound).toBe(1);
});

test('every report in a sound product is a false alarm', () => {
  const twice = [1, 2].reduce((course) => withReport(course, undefined, report('cart')), beginning);
  expect(falseAlarms(twice, undefined)).toBe(2);
  expect(falseAlarms(withReport(beginning, broken, report('shop')), broken)).toBe(0);
});

test('giving up ends the search, but does not undo a find', () => {
  expect(givenUp(beginning).ending).toBe('gave up');
  const found = withReport(beginning, broken, report('cart', broken));
  expect(givenUp(found).ending).toBe('found');
});

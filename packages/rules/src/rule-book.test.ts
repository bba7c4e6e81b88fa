import { expect, test } from 'vitest';
import { areas, chapters, type RuleId, ruleOf, rules } from './rule-book.ts';

test('a rule that does not exist does not compile', () => {
  const known: RuleId = 'CART-05';
  // @ts-expect-error -- no rule has this id
  const unknown: RuleId = 'CART-99';
  expect(ruleOf(known).area).toBe('Cart');
  expect(ruleOf(unknown)).toBeUndefined();
});

test('no two rules have the same id', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('no two rules say the same', () => {
  const repeated = [...Map.groupBy(rules, ({ text }) => text)]
    .filter(([, { length }]) => length > 1)
    .map(([text, same]) => `${same.map(({ id }) => id).join(' = ')}: ${text}`);
  expect(repeated, 'write what the new rule promises, in a sentence of its own').toEqual([]);
});

test.each(areas)('the rules of $slug have one prefix and rising numbers', ({ rules: own }) => {
  const [prefix] = own[0]!.id.split('-');
  const ids = own.map(({ id }) => id);
  expect(ids.filter((id) => !new RegExp(`^${prefix}-\\d{2}$`).test(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
});

test('no two areas share a slug or a prefix, and no two headings say the same', () => {
  for (const names of [
    areas.map(({ slug }) => slug),
    areas.map(({ rules: [first] }) => first!.id.split('-')[0]),
    [...chapters, ...areas].map(({ title }) => title),
  ]) {
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(rules)('$id is one sentence', ({ text }) => {
  expect(text).toMatch(/^\S.*[.!"”]$/);
  expect(text.replaceAll(/"[^"]*"/g, '…')).not.toMatch(/[.!?] [A-Z]|\s{2}|—/);
});

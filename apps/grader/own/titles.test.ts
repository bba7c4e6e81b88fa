import { expect, test } from 'vitest';
import { holdsArea, holdsRule } from './titles.ts';

test.each([
  ['CART-05', true, true],
  ['CART-06', false, true],
  ['CARD-05', false, false],
])('the titles of a rule and of its area fit, those of others do not: %s', (rule, own, area) => {
  const rules = 'PAGE-01, CART-05';
  const titleOf = `removes [${rules}]`;
  expect(new RegExp(holdsRule(rule)).test(titleOf)).toBe(own);
  expect(new RegExp(holdsArea(rule)).test(titleOf)).toBe(area);
});

import { expect, test } from 'vitest';
import { browserTests, seleniumTests } from './suites.ts';

const { holds } = seleniumTests({ python: '', variables: {} });

test.each([
  ['test_shop › test_a_search', true],
  ['test_shop.TestCart › test_a_row', true],
  ['test_shopping › test_a_search', false],
])('of the Selenium tests, "%s" is in test_shop.py: %s', (name, isHeld) => {
  expect(holds('test_shop.py', name)).toBe(isHeld);
});

test('a browser test is in the file that its name begins with', () => {
  expect(browserTests.holds('shop/cart.spec.ts', 'shop/cart.spec.ts › removes')).toBe(true);
  expect(browserTests.holds('cart.spec.ts', 'shop/cart.spec.ts › removes')).toBe(false);
});

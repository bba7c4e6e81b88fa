import { expect, test } from 'vitest';
import { sharedPrefix } from './shared-prefix.ts';

test.each([
  [['chrome.156.linux.adds', 'chrome.156.linux.pays'], 'chrome.156.linux.'],
  [['cart.spec.ts › adds', 'cart.spec.ts › pays'], 'cart.spec.ts › '],
  [['cart › adds one', 'cart › adds two'], 'cart › '],
  [['adds', 'pays'], ''],
  [['adds', 'adds again'], ''],
  [['a.b'], ''],
  [[], ''],
])('the names %j share "%s"', (names, prefix) => {
  expect(sharedPrefix(names)).toBe(prefix);
});

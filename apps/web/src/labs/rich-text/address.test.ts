import { expect, test } from 'vitest';
import { safeAddress } from './address.ts';

test.each([
  ['https://example.com', 'https://example.com/'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  [' JavaScript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['/rules', ''],
  ['', ''],
])('of the address %j a link gets %j', (written, expected) => {
  expect(safeAddress(written)).toBe(expected);
});

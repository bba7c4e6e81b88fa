import { expect, test } from 'vitest';
import { codeOf, fromBase32, stepAt } from './one-time-code.ts';

/* The test vectors of RFC 6238, appendix B, which have 8 digits. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890');
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

test('reads base32', () => {
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
});

import { expect, test } from 'vitest';
import { isNetwork } from './networks.ts';

test.each(['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', '2001:db8::/128'])(
  '%s is a network',
  (text) => expect(isNetwork(text)).toBe(true),
);

test.each([
  '',
  'web',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
])('"%s" is no network', (text) => expect(isNetwork(text)).toBe(false));

import { expect, test } from 'vitest';
import { trusting } from './services.ts';

test.each([
  ['127.0.0.1', undefined, '127.0.0.1,::1'],
  ['0.0.0.0', undefined, '127.0.0.1,::1'],
  ['localhost', undefined, '127.0.0.1,::1'],
  ['192.168.1.5', '10.0.0.7', '127.0.0.1,::1,192.168.1.5,10.0.0.7'],
])('on HOST=%s with TRUSTED_PROXIES=%s the servers trust %s', (host, TRUSTED_PROXIES, expected) => {
  expect(trusting(host, { TRUSTED_PROXIES })).toBe(expected);
});

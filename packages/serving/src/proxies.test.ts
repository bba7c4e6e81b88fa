import { describe, expect, test } from 'vitest';
import { trustedProxies } from './proxies.ts';

const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { host: 'api:3001', ...headers },
  socket: { remoteAddress },
});
const forwardedFor = (remoteAddress: string, hops: string) =>
  from(remoteAddress, { 'x-forwarded-for': hops });

describe('without a trusted proxy', () => {
  const { clientOf, reachedAt } = trustedProxies();

  test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.7', '::ffff:172.16.0.9', '203.0.113.5'])(
    'the client is %s, whatever address it forwards',
    (address) => {
      expect(clientOf(forwardedFor(address, '192.168.1.8'))).toBe(address);
    },
  );

  test('the address is that of the request, whatever is forwarded', () => {
    const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
    expect(reachedAt(from('10.1.2.3', headers))).toEqual({ scheme: 'http', host: 'api:3001' });
  });
});

describe('behind trusted proxies', () => {
  const { clientOf, reachedAt } = trustedProxies(['10.83.0.250', '172.20.0.0/16', 'fd00::/8']);

  test.each([
    ['a named address', '10.83.0.250', '203.0.113.5', '203.0.113.5'],
    ['an address of a named network', '172.20.3.4', '192.168.1.7', '192.168.1.7'],
    ['the same as an IPv6 socket shows it', '::ffff:172.20.3.4', '192.168.1.7', '192.168.1.7'],
    ['an IPv6 address', 'fd00::5', '2001:db8::1', '2001:db8::1'],
    ['a forged address before its own', '10.83.0.250', '8.8.8.8, 192.168.1.7', '192.168.1.7'],
    ['a chain of trusted ones', '10.83.0.250', '8.8.8.8, 192.168.1.7, 172.20.0.1', '192.168.1.7'],
    ['only trusted ones', '10.83.0.250', '172.20.0.9, 172.20.0.1', '172.20.0.9'],
    ['no address', '10.83.0.250', 'unknown', '10.83.0.250'],
    ['no address before a trusted one', '10.83.0.250', '8.8.8.8, x, 172.20.0.1', '172.20.0.1'],
    ['an empty header', '10.83.0.250', '', '10.83.0.250'],
    ['a neighbor of the proxy', '10.83.0.251', '203.0.113.5', '10.83.0.251'],
  ])('%s: %s forwards "%s", and the client is %s', (_, proxy, hops, client) => {
    expect(clientOf(forwardedFor(proxy, hops))).toBe(client);
  });

  test.each([
    ['https', 'school.test', { scheme: 'https', host: 'school.test' }],
    ['HTTPS', '[2001:db8::1]:8443', { scheme: 'https', host: '[2001:db8::1]:8443' }],
    ['http, https', 'evil.test, school.test:81', { scheme: 'https', host: 'school.test:81' }],
    ['javascript', 'a"><b>.test', { scheme: 'http', host: 'api:3001' }],
    ['https://x', 'school.test/path', { scheme: 'http', host: 'api:3001' }],
    ['', 'user@school.test', { scheme: 'http', host: 'api:3001' }],
  ])('proto "%s" and host "%s" give %j', (proto, host, expected) => {
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': proto };
    expect(reachedAt(from('10.83.0.250', headers))).toEqual(expected);
  });
});

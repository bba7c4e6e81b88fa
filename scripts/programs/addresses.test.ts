import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesAt } from './addresses.ts';

const one = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
  wlan0: [one('192.168.1.20', 'IPv4', false), one('fe80::1', 'IPv6', false)],
};

test('other machines reach each IPv4 address of a network', () => {
  expect(addressesAt('0.0.0.0', interfaces)).toEqual(['192.168.1.20']);
});

test('no other machine reaches a server on the own machine', () => {
  expect(addressesAt('127.0.0.1', interfaces)).toEqual([]);
});

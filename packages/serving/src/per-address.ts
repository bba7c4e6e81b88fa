import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Counts the open requests or connections of each address, up to a limit. */
export const perAddress = (limit: number) => {
  const open = new Map<string, number>();
  return {
    /** Returns false at the limit. Each `enter` that returns true needs a `leave`. */
    enter: (address: string): boolean => {
      const count = open.get(address) ?? 0;
      if (count >= limit) return false;
      open.set(address, count + 1);
      return true;
    },
    leave: (address: string): void => {
      const count = open.get(address) ?? 0;
      if (count > 1) open.set(address, count - 1);
      else open.delete(address);
    },
  };
};

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** The scheme, host and port at which the client reaches the server: those that a reverse proxy in a private network forwards, otherwise those of the request. */
export const publicOrigin = ({ headers, socket }: IncomingMessage): string => {
  const isTrusted = isPrivate(socket.remoteAddress ?? '');
  const forwarded = (name: string): string | undefined =>
    isTrusted ? headers[name]?.toString().replace(/,.*/s, '').trim() : undefined;
  const scheme = forwarded('x-forwarded-proto') ?? 'http';
  return `${scheme}://${forwarded('x-forwarded-host') ?? headers.host ?? 'localhost'}`;
};

/** The last address in X-Forwarded-For if the request comes from a private network, otherwise the remote address. */
export const clientOf = ({ headers, socket }: IncomingMessage): string => {
  const { remoteAddress = '' } = socket;
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !isPrivate(remoteAddress)) return remoteAddress;
  return String(forwarded).replace(/.*,/s, '').trim();
};

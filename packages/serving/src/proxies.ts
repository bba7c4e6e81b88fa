import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isHost } from './host.ts';

/** The parts of a request that say where it comes from. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** What a server believes about the other side of the reverse proxies in front of it. */
export interface Proxies {
  /** The address of the client. */
  readonly clientOf: (request: Received) => string;
  /** The scheme, and the host with its port, at which the client reaches the server. */
  readonly reachedAt: (request: Received) => { readonly scheme: string; readonly host: string };
}

/** An address, or a network such as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIPv6(address) ? 128 : 32);
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

const isScheme = (text: string): boolean => /^https?$/i.test(text);

/** The entries of a header from the last, which the nearest proxy has added, to the first. */
const fromTheLast = (header: string | string[] | undefined): string[] =>
  (header?.toString() ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .toReversed();

/** Believes the X-Forwarded headers of these addresses and networks, and of nobody else. */
export const trustedProxies = (networks: readonly string[] = []): Proxies => {
  const list = listOf(networks);
  const isTrusted = (address: string): boolean => list.check(address, familyOf(address));

  const clientOf: Proxies['clientOf'] = ({ headers, socket }) => {
    let client = socket.remoteAddress ?? '';
    for (const hop of fromTheLast(headers['x-forwarded-for'])) {
      if (isIP(hop) === 0 || !isTrusted(client)) break;
      client = hop;
    }
    return client;
  };

  const reachedAt: Proxies['reachedAt'] = ({ headers, socket }) => {
    const believed = isTrusted(socket.remoteAddress ?? '');
    const forwarded = (name: string, isValid: (text: string) => boolean): string | undefined => {
      const [last = ''] = believed ? fromTheLast(headers[name]) : [];
      return isValid(last) ? last : undefined;
    };
    return {
      scheme: forwarded('x-forwarded-proto', isScheme)?.toLowerCase() ?? 'http',
      host: forwarded('x-forwarded-host', isHost) ?? (headers.host || 'localhost'),
    };
  };
  return { clientOf, reachedAt };
};

import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { isHost } from './host.ts';
import { namedAddresses, type LookUp } from './named-addresses.ts';
import { among, isNetwork } from './networks.ts';

/** The parts of a request that say where it comes from. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** What a server believes about the other side of the reverse proxies in front of it. */
export interface Proxies {
  readonly isTrusted: (address: string) => boolean;
  /** The address of the client. */
  readonly clientOf: (request: Received) => string;
  /** The scheme, and the host with its port, at which the client reaches the server. */
  readonly reachedAt: (request: Received) => { readonly scheme: string; readonly host: string };
  /** Lets a request wait if a proxy that is named can have sent it from a new address. */
  readonly around: (listener: RequestListener) => RequestListener;
}

const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

const isScheme = (text: string): boolean => /^https?$/i.test(text);

/** The entries of a header from the last, which the nearest proxy has added, to the first. */
const fromTheLast = (header: string | string[] | undefined): string[] =>
  (header?.toString() ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .toReversed();

/** Believes the X-Forwarded headers of these addresses, networks and host names, and of nobody else. */
export const trustedProxies = (trusted: readonly string[] = [], lookUp?: LookUp): Proxies => {
  const isInNetwork = among(trusted.filter(isNetwork));
  const named = namedAddresses(
    trusted.filter((one) => !isNetwork(one)),
    lookUp,
  );
  const isTrusted = (address: string): boolean => isInNetwork(address) || named.include(address);

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

  const around: Proxies['around'] = (listener) => (request, response) => {
    const refreshing = forwarding.some((name) => name in request.headers) && named.refresh();
    if (!refreshing || isTrusted(request.socket.remoteAddress ?? ''))
      return listener(request, response);
    void refreshing.then(() => response.closed || listener(request, response));
  };
  return { isTrusted, clientOf, reachedAt, around };
};

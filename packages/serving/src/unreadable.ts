import type { IncomingMessage } from 'node:http';
import { isHost } from './host.ts';
import type { Refusal } from './refusal.ts';

const known = (requestSeconds: number): Readonly<Record<string, Refusal>> => ({
  HPE_HEADER_OVERFLOW: {
    kind: 'headers-too-large',
    detail: 'The path and the headers together are larger than 16 KiB (16384 bytes). Shorten them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    kind: 'request-timeout',
    detail: `The request took longer than ${requestSeconds} seconds, or its headers took longer than 10 seconds. Send it faster.`,
  },
});

/** The refusal for an error of Node's HTTP parser. */
export const unreadable = (
  { code = '', message }: NodeJS.ErrnoException,
  requestSeconds: number,
): Refusal =>
  known(requestSeconds)[code] ?? {
    kind: 'malformed-request',
    detail: `The request cannot be read as HTTP: ${message}.`,
  };

/** The list alternates names and values. */
const isHostName = (text: string, at: number): boolean =>
  at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/** Requests that HTTP requires a server to refuse and that Node does not refuse itself. */
export const violationOfHttp = ({
  headers,
  httpVersion,
  method,
  rawHeaders,
  url = '/',
}: IncomingMessage): Refusal | undefined => {
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS'))
    return {
      kind: 'malformed-request',
      detail: `The request target ${url} is not supported. Send a path, or an http or https address with a host.`,
    };
  if (httpVersion === '1.0' && 'transfer-encoding' in headers)
    return {
      kind: 'malformed-request',
      detail: 'HTTP/1.0 has no Transfer-Encoding. Send HTTP/1.1, or a Content-Length.',
      /* Where such a request ends is uncertain, and so is what follows it. */
      headers: { Connection: 'close' },
    };
  if (headers.host === undefined && httpVersion === '1.1')
    return {
      kind: 'malformed-request',
      detail: 'The Host header is missing. HTTP/1.1 requires it.',
    };
  if (headers.host && !isHost(headers.host))
    return {
      kind: 'malformed-request',
      /* Without the value: who reads the answer may be a shell. */
      detail:
        'The Host header names no host. Send a name or an address, with a port if it has one.',
    };
  if (rawHeaders.filter(isHostName).length > 1)
    return {
      kind: 'malformed-request',
      detail: 'The request has more than one Host header. Send exactly one.',
    };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    return {
      kind: 'expectation-failed',
      detail: `The server does not support Expect: ${headers.expect}. Remove the header.`,
    };
  return undefined;
};

/** The refusal of CONNECT, which only a proxy supports. */
export const connectRefused: Refusal = {
  kind: 'method-not-allowed',
  detail: 'This server is not a proxy and does not support CONNECT.',
  headers: { Allow: '' },
};

/**
 * Converts an absolute-form request target, which clients send to a proxy, to origin-form. An address with another
 * scheme, or without a host, stays as it is and is refused.
 */
export const originForm = (url: string): string => {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]+/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
};

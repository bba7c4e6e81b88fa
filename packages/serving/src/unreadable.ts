import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refusal.ts';

const known: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    kind: 'headers-too-large',
    detail: 'The path and headers are over 16 kB. Send less.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    kind: 'request-timeout',
    detail:
      'The request took longer than 30 seconds, or its headers longer than 10. Send it faster.',
  },
};

/** What Node's parser says of bytes that never became a request. */
export const unreadable = ({ code = '', message }: NodeJS.ErrnoException): Refusal =>
  known[code] ?? {
    kind: 'malformed-request',
    detail: `This is not HTTP as it can be read here: ${message}.`,
  };

/** Names and values stand in turns. */
const isHost = (text: string, at: number): boolean =>
  at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/** What HTTP itself asks a server to refuse, and Node leaves to us. */
export const unusual = ({
  headers,
  httpVersion,
  rawHeaders,
}: IncomingMessage): Refusal | undefined => {
  if (headers.host === undefined && httpVersion === '1.1')
    return {
      kind: 'malformed-request',
      detail: 'There is no Host header: HTTP/1.1 requires one.',
    };
  if (rawHeaders.filter(isHost).length > 1)
    return {
      kind: 'malformed-request',
      detail: 'There are two Host headers: which one is meant? Send one.',
    };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    return {
      kind: 'expectation-failed',
      detail: `Expect: ${headers.expect} cannot be met. Leave the header out.`,
    };
  return undefined;
};

/** For a CONNECT, which only a proxy can meet. */
export const connectRefused: Refusal = {
  kind: 'method-not-allowed',
  detail: 'This is a server, not a proxy: it does not take CONNECT.',
  headers: { Allow: '' },
};

/** A client that takes this for a proxy sends the absolute form; only what follows the host counts. */
export const originForm = (url: string): string => {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
};

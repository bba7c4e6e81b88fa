import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { preparedHead } from './prepared-head.ts';

/** The headers that a page of another origin can read, in addition to the CORS-safelisted ones. */
const exposed = [
  'Accept-Patch',
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'Date',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'Vary',
  'WWW-Authenticate',
  'X-Chance',
  'X-Recorded-Since',
  'X-Request-Id',
  'X-Total-Count',
  'X-Workspace',
];

/** The headers of every answer. */
export const constantHeaders: readonly (readonly [string, string])[] = [
  /* The security headers that matter for an API. The others protect pages. */
  ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', exposed.join(', ')],
  ['Vary', 'X-Workspace'],
  /* The default, also when the name of a workspace is refused. */
  ['X-Workspace', publicWorkspace],
];

const wellFormedId = /^[\w.:-]{1,128}$/;

/** The id of a request. A well-formed id of the client is used, so that both logs have the same id. */
const requestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID();

/** Other parts append to Vary, so it cannot be prepared. */
const [vary, prepared] = [
  ['Vary', 'X-Workspace'],
  constantHeaders.filter(([name]) => name !== 'Vary'),
] as const;

const withPreparedHead = preparedHead(prepared);

export const everyAnswer: RequestListener = (request, response) => {
  withPreparedHead(response);
  response.setHeader(...vary);
  response.setHeader('X-Request-Id', requestId(request.headers['x-request-id']));
};

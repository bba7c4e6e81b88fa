import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { preparedHead } from './prepared-head.ts';

/** What a page of another origin may read of an answer, besides the few headers it always may. */
const exposed = [
  'Accept-Patch',
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'Vary',
  'WWW-Authenticate',
  'X-Chance',
  'X-Request-Id',
  'X-Total-Count',
  'X-Workspace',
];

/** On every answer, whoever asks and whatever the outcome. */
export const constantHeaders: readonly (readonly [string, string])[] = [
  /* An API has no page to protect: these mean something for data. */
  ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', exposed.join(', ')],
  ['Vary', 'X-Workspace'],
  /* Also where no workspace was chosen, because its name is refused: then it is nobody's but everybody's. */
  ['X-Workspace', publicWorkspace],
];

const wellFormedId = /^[\w.:-]{1,128}$/;

/** The id of a request: the client's own when it is well-formed, so that logs on both sides agree. */
const requestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID();

/** Others add to this one. */
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

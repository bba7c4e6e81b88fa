import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { publicWorkspace } from '@sparring/contracts/workspace';

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

/** An API has no page to protect: of helmet's headers only those that mean something for data. */
const forData = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
});

/** A middleware that always says the same is asked once. */
const headersOf = (middleware: RequestHandler): [string, string][] => {
  const headers: [string, string][] = [];
  const response = { setHeader: (name: string, value: string) => headers.push([name, value]) };
  middleware({} as never, response as never, () => {});
  return headers;
};

/** On every answer, whoever asks and whatever the outcome. */
export const constantHeaders: readonly (readonly [string, string])[] = [
  ...headersOf(forData),
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

export const everyAnswer: RequestHandler = (request, response, next) => {
  for (const [name, value] of constantHeaders) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestId(request.headers['x-request-id']));
  next();
};

import type { IncomingMessage } from 'node:http';
import { request as expressRequest, type Request } from 'express';
import type { Endpoint, Method } from '@sparring/contracts/endpoint';
import { HttpProblem } from '../../problem/refusal.ts';

const preferred = (request: IncomingMessage, types: readonly string[]): string | undefined =>
  expressRequest.accepts.call(request as Request, ...types) || undefined;

const page = 'text/html';

/** A browser accepts HTML first, and XML before JSON. Where there is no HTML, it gets the first of the types. */
const accepted = (
  request: IncomingMessage,
  types: readonly [string, ...string[]],
): string | undefined => {
  const chosen = preferred(request, [...types, page]);
  return chosen === page && !types.includes(page)
    ? (preferred(request, types.slice(0, 1)) ?? preferred(request, types))
    : chosen;
};

/** Returns the media type of the answer that the client prefers. Throws 406 if the Accept header excludes all. */
export const requireAcceptable = (
  request: IncomingMessage,
  mediaTypes: readonly [string, ...string[]],
): string => {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return mediaTypes[0];
  const chosen = accepted(request, mediaTypes);
  if (chosen !== undefined) return chosen;
  const [only, ...others] = mediaTypes;
  const detail =
    others.length === 0
      ? `Accept: ${accept} excludes ${only}, the only media type of this path.`
      : `Accept: ${accept} excludes the media types of this path: ${mediaTypes.join(', ')}.`;
  throw new HttpProblem('not-acceptable', detail);
};

const anyJson = ['application/json', 'application/*+json'];

/** The headers that say which media types a method takes (RFC 5789 and 10008). */
const headerOfTypes: Partial<Record<Method, string>> = {
  PATCH: 'Accept-Patch',
  QUERY: 'Accept-Query',
};

export const takenTypes = ({ method, bodyTypes = anyJson }: Endpoint): Record<string, string> => {
  const name = headerOfTypes[method];
  return name === undefined ? {} : { [name]: bodyTypes.join(', ') };
};

/** Throws 415 if the endpoint does not take the Content-Type. */
export const requireType = (request: IncomingMessage, endpoint: Endpoint): void => {
  const { bodyTypes = anyJson } = endpoint;
  const sent = request.headers['content-type'];
  if (sent === 'application/json' && bodyTypes === anyJson) return;
  if (expressRequest.is.call(request as Request, [...bodyTypes]) !== false) return;
  const expected = endpoint.bodyTypes?.join(' or ') ?? 'application/json';
  const detail =
    sent === undefined
      ? `The Content-Type header is missing. Send the body as ${expected}.`
      : `The Content-Type is ${sent}. Send the body as ${expected}.`;
  throw new HttpProblem('unsupported-media-type', detail, { headers: takenTypes(endpoint) });
};

export const acceptsGzip = (request: IncomingMessage): boolean =>
  expressRequest.acceptsEncodings.call(request as Request, 'gzip') !== false;

import express, { type Request, type RequestHandler } from 'express';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { HttpProblem } from '../refusal.ts';

/** 406 for a request whose Accept header rules out what this path answers with. */
export const requireAcceptable = (request: Request, mediaType: string): void => {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return;
  if (request.accepts(mediaType) !== false) return;
  const detail = `Accept: ${accept} rules out ${mediaType}, the only type this path has.`;
  throw new HttpProblem('not-acceptable', detail);
};

const anyJson = ['application/json', 'application/*+json'];

/** The media types that a PATCH takes, for the Accept-Patch header (RFC 5789). */
export const acceptPatch = ({ method, bodyTypes = anyJson }: Endpoint): Record<string, string> =>
  method === 'PATCH' ? { 'Accept-Patch': bodyTypes.join(', ') } : {};

const requireType = (endpoint: Endpoint): RequestHandler => {
  const { bodyTypes = anyJson } = endpoint;
  const headers = acceptPatch(endpoint);
  return (request, _response, next) => {
    if (request.is([...bodyTypes]) === false) {
      const sent = request.get('Content-Type') ?? 'nothing';
      const wanted = endpoint.bodyTypes?.join(' or ') ?? 'application/json';
      const detail = `Content-Type says ${sent}. Send the body as ${wanted}.`;
      throw new HttpProblem('unsupported-media-type', detail, { headers });
    }
    next();
  };
};

/** Reads a JSON body of at most 100 kB. */
export const jsonBody = (endpoint: Endpoint): readonly RequestHandler[] => [
  requireType(endpoint),
  express.json({ type: anyJson, limit: '100kb', strict: false }),
];

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextFunction, Request, Response } from 'express';
import { HttpProblem } from './http-problem.ts';

const tags = new Map<string, string>();

/** A strong ETag of the bytes: the same on every replica, unlike one made from the file's date. */
const tagOf = (path: string): string => {
  const known = tags.get(path);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
  tags.set(path, tag);
  return tag;
};

/** What Express throws when a condition of the request fails. */
interface SendError extends NodeJS.ErrnoException {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const asProblem = (error: SendError, { headers }: Request, ETag: string | undefined): Error => {
  if (error.status === 412) {
    const sent = headers['if-match']
      ? `If-Match: ${headers['if-match']}`
      : `If-Unmodified-Since: ${headers['if-unmodified-since']}`;
    const known = ETag ? `whose ETag is ${ETag}` : 'which has no ETag';
    const detail = `${sent} does not fit this file, ${known}. GET it again to see what changed.`;
    return new HttpProblem('precondition-failed', detail, { headers: ETag ? { ETag } : {} });
  }
  if (error.status === 416) {
    const detail = `Range: ${headers.range} names no byte of this file. Content-Range says how long it is.`;
    return new HttpProblem('range-not-satisfiable', detail, { headers: error.headers ?? {} });
  }
  return error;
};

const aboutTheFile = ['ETag', 'Last-Modified', 'Content-Disposition', 'Cache-Control'];

/** What Express calls when it has sent a file, or cannot: then the answer is a problem. */
export const whenSent =
  (response: Response, next: NextFunction) =>
  (error?: SendError): void => {
    if (!error || response.destroyed || error.code === 'ECONNABORTED') return;
    const ETag = response.getHeader('ETag')?.toString();
    for (const name of aboutTheFile) response.removeHeader(name);
    next(asProblem(error, response.req, ETag));
  };

/** Sends a file as a download; 206, 304, 412 and 416 follow from the headers of the request. */
export const sendFile = (
  response: Response,
  file: URL,
  mediaType: string,
  next: NextFunction,
): void => {
  const { req: request } = response;
  const path = fileURLToPath(file);
  // Postman sends "no-cache" by default; Express then answers 200 to an ETag that still fits.
  delete request.headers['cache-control'];
  // Express heeds Range also where HTTP defines none: only GET has parts.
  if (request.method !== 'GET') delete request.headers.range;
  response.type(mediaType).attachment(basename(path)).set('ETag', tagOf(path));
  const options = { root: dirname(path), dotfiles: 'allow', cacheControl: false } as const;
  response.sendFile(basename(path), options, whenSent(response, next));
};

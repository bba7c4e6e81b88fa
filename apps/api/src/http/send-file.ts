import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextFunction, Response } from 'express';

const tags = new Map<string, string>();

/** A strong ETag of the bytes: the same on every replica, unlike one made from the file's date. */
const tagOf = (path: string): string => {
  const known = tags.get(path);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
  tags.set(path, tag);
  return tag;
};

const aboutTheFile = ['ETag', 'Last-Modified', 'Content-Disposition', 'Cache-Control'];

/** Sends a file as a download; 206, 304, 412 and 416 follow from the headers of the request. */
export const sendFile = (
  response: Response,
  file: URL,
  mediaType: string,
  next: NextFunction,
): void => {
  const path = fileURLToPath(file);
  // Postman sends "no-cache" by default; Express then answers 200 to an ETag that still fits.
  delete response.req.headers['cache-control'];
  response.type(mediaType).attachment(basename(path)).set('ETag', tagOf(path));
  const options = { root: dirname(path), dotfiles: 'allow', cacheControl: false } as const;
  response.sendFile(basename(path), options, (error?: NodeJS.ErrnoException) => {
    if (!error || response.destroyed || error.code === 'ECONNABORTED') return;
    for (const name of aboutTheFile) response.removeHeader(name);
    next(error);
  });
};

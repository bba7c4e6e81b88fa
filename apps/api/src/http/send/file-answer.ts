import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isNotModified } from '../read/conditional.ts';
import { HttpProblem, type HeaderValues } from '../../problem/refusal.ts';
import type { Answer } from '../../request/answer.ts';

interface StoredFile {
  readonly bytes: Buffer;
  /** A hash of the bytes, so that it is the same on every replica. */
  readonly etag: string;
  /** Without milliseconds, like all dates in HTTP. */
  readonly modified: number;
}

const loaded = new Map<string, StoredFile>();

/** Reads each file once, at its first request. They are part of the program and never change. */
const load = (path: string): StoredFile => {
  const cached = loaded.get(path);
  if (cached) return cached;
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const modified = Math.floor(statSync(path).mtimeMs / 1000) * 1000;
  const file = { bytes, etag: `"${digest}"`, modified };
  loaded.set(path, file);
  return file;
};

/** A date that cannot be parsed counts as missing. */
const isUnchangedSince = (date: string | undefined, { modified }: StoredFile): boolean =>
  modified <= Date.parse(date ?? '');

const requireUnmodified = (headers: IncomingHttpHeaders, file: StoredFile): void => {
  const date = headers['if-unmodified-since'];
  if (headers['if-match'] !== undefined || Number.isNaN(Date.parse(date ?? ''))) return;
  if (isUnchangedSince(date, file)) return;
  throw new HttpProblem(
    'precondition-failed',
    `If-Unmodified-Since: ${date} is before the last change of this file, whose ETag is ${file.etag}. Download the file again.`,
    { headers: { ETag: file.etag } },
  );
};

const isKnown = (headers: IncomingHttpHeaders, file: StoredFile): boolean => {
  requireUnmodified(headers, file);
  const header = (name: string) => headers[name.toLowerCase()]?.toString();
  if (isNotModified(header, file.etag)) return true;
  return (
    headers['if-none-match'] === undefined && isUnchangedSince(headers['if-modified-since'], file)
  );
};

interface Part {
  readonly start: number;
  readonly end: number;
}

/** One range of bytes. For several ranges, or an invalid one, the answer is the whole file. */
const rangeOf = (range: string, { bytes: { length } }: StoredFile): Part | undefined => {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length : Math.min(length, Number(to) + 1);
  if (start < end) return { start, end };
  const detail = `Range: ${range} names no byte of this file, which has ${length} bytes.`;
  const headers = { 'Content-Range': `bytes */${length}` };
  throw new HttpProblem('range-not-satisfiable', detail, { headers });
};

const isSameVersion = (ifRange: string | undefined, file: StoredFile): boolean =>
  ifRange === undefined || ifRange === file.etag || Date.parse(ifRange) === file.modified;

/** HTTP defines ranges only for GET. */
const partOf = ({ method, headers }: IncomingMessage, file: StoredFile): Part | undefined => {
  const { range } = headers;
  if (method !== 'GET' || range === undefined) return undefined;
  return isSameVersion(headers['if-range']?.toString(), file) ? rangeOf(range, file) : undefined;
};

export interface Sending {
  readonly path: string;
  readonly mediaType: string;
  /** The headers of the answer, even if it is a 304. */
  readonly headers: HeaderValues;
}

/** The answer with a file. The headers of the request decide between 200, 206, 304, 412 and 416. */
export const fileAnswer = (
  request: IncomingMessage,
  { path, mediaType, headers: always }: Sending,
): Answer => {
  const file = load(path);
  const isStored = isKnown(request.headers, file);
  const part = isStored ? undefined : partOf(request, file);
  const lastModified = new Date(file.modified).toUTCString();
  const headers = { ...always, ETag: file.etag, 'Last-Modified': lastModified };
  if (isStored) return { status: 304, headers, body: '' };
  const { length } = file.bytes;
  const { start, end } = part ?? { start: 0, end: length };
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': mediaType,
      'Accept-Ranges': 'bytes',
      ...(part && { 'Content-Range': `bytes ${start}-${end - 1}/${length}` }),
    },
    body: file.bytes.subarray(start, end),
  };
};

/** The answer with a file as a download with its own name. */
export const downloadAnswer = (request: IncomingMessage, file: URL, mediaType: string): Answer => {
  const path = fileURLToPath(file);
  const headers = { 'Content-Disposition': `attachment; filename=${basename(path)}` };
  return fileAnswer(request, { path, mediaType, headers });
};

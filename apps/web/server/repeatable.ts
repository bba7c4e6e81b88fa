import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { errors } from 'undici';

/** More than the API takes as JSON: what is longer is passed on as it comes, and only once. */
const keepAtMost = 128 * 1024;

/** The body in a form that can be sent twice, where its length allows that. */
export const bodyOf = async (
  request: IncomingMessage,
): Promise<Buffer | IncomingMessage | null> => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (!('transfer-encoding' in request.headers) && length === 0) return null;
  return length > 0 && length <= keepAtMost ? buffer(request) : request;
};

const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const neverArrived = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);
const brokeOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The connection failed or broke: this replica is gone, unlike one that is merely slow. */
export const isGone = (error: unknown): boolean =>
  wasNeverSent(error) || brokeOff.has(codeOf(error));

/**
 * Whether a request may go to another replica. One that may have arrived is repeated only when doing it
 * twice is doing it once; a condition such as If-Match would not hold the second time.
 */
export const mayRepeat = ({ method = '', headers }: IncomingMessage, error: unknown): boolean =>
  wasNeverSent(error) ||
  (brokeOff.has(codeOf(error)) && idempotent.has(method) && !('if-match' in headers));

const wasNeverSent = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError || neverArrived.has(codeOf(error));

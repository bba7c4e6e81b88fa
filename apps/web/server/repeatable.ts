import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { errors } from 'undici';

/** Above the API's limit for JSON. A longer body is streamed, so it can be sent only once. */
const keepAtMost = 128 * 1024;

/**
 * The body in a stream of its own. undici destroys the stream of a request that is answered before its end,
 * and then Node would read nothing more from the connection of the client.
 */
const streamOf = (request: IncomingMessage): Readable => {
  const body = new PassThrough();
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
};

/** The body in a buffer, which can be sent again, or in a stream if it is too long. */
export const bodyOf = async (request: IncomingMessage): Promise<Buffer | Readable | null> => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (!('transfer-encoding' in request.headers) && length === 0) return null;
  return length > 0 && length <= keepAtMost
    ? Buffer.concat(await request.toArray())
    : streamOf(request);
};

const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'PUT', 'DELETE']);
const neverArrived = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);
const brokeOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether the connection failed or broke, so that the replica is gone and not only slow. */
export const isGone = (error: unknown): boolean =>
  wasNeverSent(error) || brokeOff.has(codeOf(error));

/**
 * Whether a request may go to another replica. A request that may have arrived is repeated only if its
 * method is idempotent and it has no If-Match, which would fail the second time.
 */
export const mayRepeat = ({ method = '', headers }: IncomingMessage, error: unknown): boolean =>
  wasNeverSent(error) ||
  (brokeOff.has(codeOf(error)) && idempotent.has(method) && !('if-match' in headers));

const wasNeverSent = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError || neverArrived.has(codeOf(error));

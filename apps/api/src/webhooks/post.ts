import type { IncomingMessage } from 'node:http';
import type { WebhookHeaders } from '@sparring/contracts/inbox';

export interface OutgoingPost {
  readonly url: string;
  readonly headers: WebhookHeaders;
  readonly body: string;
  /** Ends the wait for the answer. */
  readonly signal: AbortSignal;
}

/**
 * Sends a POST and returns the status of its answer, or null if there is none. It follows no redirect, reads no
 * body, and keeps no connection.
 */
export const post = async ({
  url,
  headers,
  body,
  signal,
}: OutgoingPost): Promise<number | null> => {
  const isSecure = url.startsWith('https:');
  const { request } = isSecure ? await import('node:https') : await import('node:http');
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const sending = request(url, { method: 'POST', headers, agent: false, signal });
  sending.on('response', (answer: IncomingMessage) => {
    resolve(answer.statusCode ?? null);
    answer.destroy();
  });
  sending.on('error', () => resolve(null));
  sending.end(body);
  return promise;
};

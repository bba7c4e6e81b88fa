import type { ServerResponse } from 'node:http';
import { together } from '../together.ts';

const kept = new WeakMap<object, Buffer>();

/** A frozen value never changes: its bytes are made once and kept with it. */
const bytesOf = (value: unknown): Buffer | string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value);
  const bytes = kept.get(value) ?? Buffer.from(JSON.stringify(value));
  kept.set(value, bytes);
  return bytes;
};

/**
 * What is read goes out with all other answers that are ready about then: a client on the same machine
 * is woken once for them, not once for each. What is written has waited already, for its commit.
 */
const sendTogether = together((answers: readonly (() => void)[]) => {
  for (const send of answers) {
    try {
      send();
    } catch (error) {
      /* The others still get theirs; the last net hears of this one. */
      queueMicrotask(() => {
        throw error;
      });
    }
  }
});

/** JSON as it is: Express would look for an ETag and a freshness that only the handlers know. */
export const sendJson = (
  response: ServerResponse,
  value: unknown,
  mediaType = 'application/json; charset=utf-8',
): void => {
  const bytes = bytesOf(value);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', Buffer.byteLength(bytes));
  const send = () => response.end(bytes);
  if (response.req.method === 'GET') sendTogether(send);
  else send();
};

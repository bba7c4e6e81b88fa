import type { ServerResponse } from 'node:http';

const kept = new WeakMap<object, Buffer>();

/** A frozen value never changes: its bytes are made once and kept with it. */
const bytesOf = (value: unknown): Buffer | string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value);
  const bytes = kept.get(value) ?? Buffer.from(JSON.stringify(value));
  kept.set(value, bytes);
  return bytes;
};

/** JSON as it is: Express would look for an ETag and a freshness that only the handlers know. */
export const sendJson = (
  response: ServerResponse,
  value: unknown,
  mediaType = 'application/json; charset=utf-8',
): void => {
  const bytes = bytesOf(value);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', Buffer.byteLength(bytes));
  response.end(bytes);
};

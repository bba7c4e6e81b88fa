import type { ServerResponse } from 'node:http';

const cache = new WeakMap<object, Buffer>();

/** Serialises a frozen value only once, because it never changes. */
const bytesOf = (value: unknown): Buffer | string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value);
  const bytes = cache.get(value) ?? Buffer.from(JSON.stringify(value));
  cache.set(value, bytes);
  return bytes;
};

/** Sends JSON without the ETag and freshness checks of Express, which the handlers do. */
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

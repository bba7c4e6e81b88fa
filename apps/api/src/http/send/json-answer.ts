import type { HeaderValues } from '../../problem/refusal.ts';
import type { Answer, Piece } from '../../request/answer.ts';

const cache = new WeakMap<object, Buffer>();

/** Serialises a frozen value only once, because it never changes. */
const bytesOf = (value: unknown): Piece => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value);
  const bytes = cache.get(value) ?? Buffer.from(JSON.stringify(value));
  cache.set(value, bytes);
  return bytes;
};

interface JsonAnswer {
  readonly status?: number;
  readonly headers?: HeaderValues;
  readonly mediaType?: string | undefined;
}

/** An answer with JSON, without the ETag and freshness checks of Express, which the handlers do. */
export const jsonAnswer = (
  value: unknown,
  { status = 200, headers = {}, mediaType = 'application/json; charset=utf-8' }: JsonAnswer = {},
): Answer => ({ status, headers: { ...headers, 'Content-Type': mediaType }, body: bytesOf(value) });

import { realClock } from '../session/clock.ts';

export type ChunkFailure = 'missing' | 'timeout' | 'other';

/** Real time: ?speed= does not shorten it. */
const limitMs = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  readonly request: string;

  constructor(id: string, type: ChunkFailure, request: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`, { cause });
    this.type = type;
    this.request = request;
  }
}

/** The chunks that the HTML of the page names. A script of the page dispatches them (server/page-html.ts). */
const handedOver = new Promise<Record<string, unknown>>((resolve) => {
  globalThis.addEventListener?.('chunks', (event) => resolve((event as CustomEvent).detail));
});

/** Loads a chunk when it is first needed. Every failure becomes a ChunkLoadError. */
export const lazyChunk =
  <T>(id: string, load: () => Promise<T>): (() => Promise<T>) =>
  () => {
    const request = chunkUrl(id);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const fail = (type: ChunkFailure, cause?: unknown) =>
      reject(new ChunkLoadError(id, type, request, cause));
    const stop = realClock.after(limitMs, () => fail('timeout'));
    void handedOver.then((chunks) => id in chunks && resolve(chunks[id] as T));
    load()
      .then(resolve, async (cause) => fail(await whyFailed(request), cause))
      .finally(stop);
    return promise;
  };

/** Browsers have different messages for a failed import, so this requests the file to find the reason. */
const whyFailed = async (request: string): Promise<ChunkFailure> => {
  const isThere = await fetch(request).then(
    (response) => response.ok,
    () => false,
  );
  return isThere ? 'other' : 'missing';
};

const chunkUrl = (id: string): string => {
  const block = document.querySelector('#chunks')?.textContent;
  const urls: Record<string, string> = JSON.parse(block || '{}');
  return new URL(urls[id] ?? id, location.origin).href;
};

import type { RequestListener, ServerResponse } from 'node:http';

export interface Answer {
  /** The address, as its client knows it. */
  readonly path: string;
  readonly response: ServerResponse;
  /** The JSON of an answer with data; the documentation and files have none here. */
  readonly json?: string;
  /** The text of the OpenAPI document, when that is the answer. */
  readonly openApi?: string;
}

/** Changes the headers of an answer, and gives the JSON that is sent instead. */
export type ChangeAnswer = (answer: Answer) => string | undefined;

const documents = /^(?:\/w\/[^/]+)?\/(docs|openapi|postman)\b/;
const isJson = (response: ServerResponse): boolean =>
  /[/+]json\b/.test(String(response.getHeader('Content-Type') ?? '')) &&
  !response.hasHeader('Content-Encoding');

const textOf = (chunk: unknown): string | undefined => {
  if (typeof chunk === 'string') return chunk;
  return Buffer.isBuffer(chunk) ? chunk.toString() : undefined;
};

/** A scripted fault breaks the JSON of an answer; it stays as it is. */
const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const named = (path: string, text: string): Pick<Answer, 'json' | 'openApi'> => {
  const document = documents.exec(path)?.[1];
  if (document === undefined) return isWhole(text) ? { json: text } : {};
  return document === 'openapi' ? { openApi: text } : {};
};

type End = (...given: unknown[]) => ServerResponse;
type ChangeChunk = (chunk: unknown) => unknown;

const changesOf = new WeakMap<ServerResponse, ChangeChunk[]>();

/** What the API hangs around `end` later, its log of requests for example, is given what is sent in the end. */
const beforeEnd = (response: ServerResponse, change: ChangeChunk): void => {
  const known = changesOf.get(response);
  if (known) {
    known.push(change);
    return;
  }
  const changes = [change];
  changesOf.set(response, changes);
  const layers = [response.end.bind(response) as End];
  let isChanged = false;
  const endIn =
    (layer: End): End =>
    (chunk, ...rest) => {
      if (isChanged || response.headersSent) return layer(chunk, ...rest);
      isChanged = true;
      return layer(
        changes.reduce((last, one) => one(last), chunk),
        ...rest,
      );
    };
  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => endIn(layers.at(-1)!),
    set: (layer: End) => {
      layers.push(layer);
    },
  });
};

/** Every answer that is sent in one piece is changed before it goes out. */
export const eachAnswer =
  (change: ChangeAnswer) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const path = request.url ?? '/';
    beforeEnd(response, (chunk) => {
      const text = isJson(response) ? textOf(chunk) : undefined;
      const other = change({ path, response, ...(text !== undefined && named(path, text)) });
      if (other === undefined) return chunk;
      response.setHeader('Content-Length', Buffer.byteLength(other));
      return other;
    });
    listener(request, response);
  };

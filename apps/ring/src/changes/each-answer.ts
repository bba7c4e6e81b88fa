import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface Answer {
  readonly request: IncomingMessage;
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

const named = (path: string, text: string): Pick<Answer, 'json' | 'openApi'> => {
  const document = documents.exec(path)?.[1];
  if (document === undefined) return { json: text };
  return document === 'openapi' ? { openApi: text } : {};
};

/** Every answer that is sent in one piece is changed before it goes out. */
export const eachAnswer =
  (change: ChangeAnswer, before: (request: IncomingMessage) => void = () => {}) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const path = request.url ?? '/';
    const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
    const changed = (chunk: unknown, ...rest: unknown[]) => {
      if (response.headersSent) return end(chunk, ...rest);
      const text = isJson(response) ? textOf(chunk) : undefined;
      const other = change({ request, response, ...(text !== undefined && named(path, text)) });
      if (other === undefined) return end(chunk, ...rest);
      response.setHeader('Content-Length', Buffer.byteLength(other));
      return end(other, ...rest);
    };
    response.end = changed as typeof response.end;
    before(request);
    listener(request, response);
  };

import type { IncomingMessage, ServerResponse } from 'node:http';

/** The first bytes of a body, and the size of the whole body. */
export interface KeptBody {
  readonly bytes: Buffer;
  readonly size: number;
}

/** The bodies of a call, as far as they were received and sent. */
export interface Kept {
  readonly sent: () => KeptBody;
  readonly answered: () => KeptBody;
}

type Chunk = string | Uint8Array;

const keeper = (limit: number) => {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (chunk: Chunk, encoding?: unknown): void => {
      const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, text) : chunk;
      if (size < limit) chunks.push(Buffer.from(bytes.subarray(0, limit - size)));
      size += bytes.length;
    },
    kept: (): KeptBody => ({ bytes: Buffer.concat(chunks), size }),
  };
};

/** Also receives a body that nothing reads, because Node reads it to its end after the answer. */
const keepSent = (request: IncomingMessage, limit: number): (() => KeptBody) => {
  const { add, kept } = keeper(limit);
  const emit = request.emit.bind(request) as (event: string, ...rest: unknown[]) => boolean;
  request.emit = (event: string, ...rest: unknown[]): boolean => {
    if (event === 'data') add(rest[0] as Chunk);
    return emit(event, ...rest);
  };
  return kept;
};

const isChunk = (chunk: unknown): chunk is Chunk =>
  typeof chunk === 'string' || chunk instanceof Uint8Array;

/** Node leaves out the body of an answer to HEAD, and that of a 204 or 304. */
const hasBody = ({ req, statusCode }: ServerResponse): boolean =>
  req.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;

const keepAnswered = (response: ServerResponse, limit: number): (() => KeptBody) => {
  const { add, kept } = keeper(limit);
  const keeping =
    <Result>(send: (...rest: unknown[]) => Result) =>
    (...rest: unknown[]): Result => {
      if (isChunk(rest[0]) && hasBody(response)) add(rest[0], rest[1]);
      return send(...rest);
    };
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  response.write = keeping(write as (...rest: unknown[]) => boolean);
  response.end = keeping(end as (...rest: unknown[]) => ServerResponse);
  return kept;
};

/** Keeps the first bytes of the bodies of this call, up to a limit each. */
export const keepBytes = (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Kept => ({ sent: keepSent(request, limit), answered: keepAnswered(response, limit) });

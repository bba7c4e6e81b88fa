import type { IncomingMessage } from 'node:http';
import type { Piece } from '../../request/answer.ts';
import type { KeptTrace, KeptBody } from '../../request/trace.ts';

const keeper = (limit: number) => {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (piece: Piece): void => {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
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
    if (event === 'data') add(rest[0] as Piece);
    return emit(event, ...rest);
  };
  return kept;
};

/** Keeps the first bytes of the bodies of a call, up to a limit each. */
export const keepBytes = (request: IncomingMessage, limit: number): KeptTrace => {
  const { add: keep, kept: answered } = keeper(limit);
  return { sent: keepSent(request, limit), answered, keep };
};

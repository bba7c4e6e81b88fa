import type { WireFault } from '@sparring/serving/wire-fault';
import type { WebSocket } from 'ws';
import type { HeaderValues, HttpProblem } from '../problem/refusal.ts';

export type Piece = string | Buffer;

/** Receives an open WebSocket. */
export type Talk = (socket: WebSocket) => void;

/** The whole body, its pieces, the conversation of a WebSocket, or the bytes of a body that breaks on the connection. */
export type Body =
  | Piece
  | { readonly pieces: AsyncIterable<Piece> }
  | { readonly talk: Talk }
  | { readonly bytes: Buffer; readonly fault: WireFault };

/** The answer to a request as a value. Only `http/send.ts` writes it to a connection. */
export interface Answer {
  readonly status: number;
  /** Those of this answer alone; `http/head.ts` adds those of every answer. */
  readonly headers: HeaderValues;
  readonly body: Body;
  /** The problem that the answer reports. */
  readonly problem?: HttpProblem;
}

export const isPiece = (body: Body): body is Piece =>
  typeof body === 'string' || Buffer.isBuffer(body);

export const withHeaders = (answer: Answer, headers: HeaderValues): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

import type { Refusal } from '@sparring/serving/refusal';
import type { Answer, Piece } from './answer.ts';

/** The first bytes of a body, and the size of the whole body. */
export interface KeptBody {
  readonly bytes: Buffer;
  readonly size: number;
}

/** The bodies of a call, as far as they were received and sent. */
export interface KeptTrace {
  readonly sent: () => KeptBody;
  readonly answered: () => KeptBody;
  /** Receives each piece of the answer. */
  readonly keep: (piece: Piece) => void;
}

/** The names and values of the headers of an answer, in turn. */
export type Head = (string | number | string[])[];

/** What the observers need to know about an answer. */
interface Fact {
  /** The operationId of the endpoint; undefined if no endpoint matched. */
  readonly endpoint?: string;
  /** Whether the answer shows at which address the client reaches the API. */
  readonly showsOrigin?: true;
  /** Whether the answer, also a refusal, depends on Accept, because the endpoint has several media types. */
  readonly choosesType?: true;
  /** What a script of faults has decided; X-Chance of an answer that has begun says it, too. */
  readonly decided?: string;
  /** What is sent. */
  readonly answer?: Answer;
  /** The headers that were sent. */
  readonly head?: Head;
  /** The refusal, and its id, that was sent because the body could not be read as HTTP. */
  readonly refused?: { readonly id: string; readonly refusal: Refusal };
  /** Whether the connection became a WebSocket. */
  readonly isUpgraded?: true;
  /** Whether the server closed the connection before the end of the answer. */
  readonly isBroken?: true;
  /** The bodies, only of a call that is recorded. */
  readonly kept?: KeptTrace;
  /** Is called before the server breaks the connection, because the client sees that first. */
  readonly over?: () => void;
}

/** The facts, writable by each step of the answer. */
export type Trace = { -readonly [Name in keyof Fact]: Fact[Name] };

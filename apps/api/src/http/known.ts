import type { ServerResponse } from 'node:http';
import type { Refusal } from '@sparring/serving/refusal';
import type { Proof } from '../proof.ts';
import type { HttpProblem } from '../refusal.ts';

/** What a handler has answered, as it gave it. */
export interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What is found out about a request on the way to its answer. */
interface Fact {
  /** The request target as the client wrote it. */
  readonly target?: string;
  readonly workspace?: string;
  /** What the client put before the path: empty, or /w/{name}. */
  readonly prefix?: string;
  /** The id of the endpoint that takes the request. */
  readonly endpoint?: string;
  readonly proof?: Proof;
  /** As it was read for the handler. */
  readonly body?: unknown;
  readonly answer?: Given;
  readonly problem?: HttpProblem;
  /** The body could not be read as HTTP: this refusal went out instead, with this id. */
  readonly refused?: { readonly id: string; readonly refusal: Refusal };
  /** The server itself ended the connection before the answer was whole. */
  readonly isBroken?: true;
}

/** Each step on the way writes the facts that it found. */
export type Known = { -readonly [Name in keyof Fact]: Fact[Name] };

export const knownOf = (response: ServerResponse): Known =>
  ((response as { locals?: Known }).locals ??= {});

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

/** What is found out about a request on the way to its answer; each step adds its own. */
export interface Known {
  workspace?: string;
  /** What the client put before the path: empty, or /w/{name}. */
  prefix?: string;
  /** The id of the endpoint that takes the request. */
  endpoint?: string;
  proof?: Proof;
  answer?: Given;
  problem?: HttpProblem;
  /** The body could not be read as HTTP: this refusal went out instead, with this id. */
  refused?: { readonly id: string; readonly refusal: Refusal };
  /** The server itself ended the connection before the answer was whole. */
  isBroken?: true;
}

export const knownOf = (response: ServerResponse): Known =>
  ((response as { locals?: Known }).locals ??= {});

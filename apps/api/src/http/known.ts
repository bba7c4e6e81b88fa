import type { ServerResponse } from 'node:http';
import type { Conditions } from '@sparring/contracts/conditions';
import type { Refusal } from '@sparring/serving/refusal';
import type { Proof } from '../proof.ts';
import type { HttpProblem } from '../refusal.ts';
import type { Given } from '../world.ts';
import type { Kept } from './kept-bytes.ts';

/** The facts about a request that are found while it is answered. */
interface Fact {
  /** The request target as the client sent it. */
  readonly target?: string;
  readonly workspace?: string;
  /** The prefix of the path: empty or /w/{name}. */
  readonly prefix?: string;
  /** The id of the endpoint. */
  readonly endpoint?: string;
  /** The conditions of the workspace, if they were already asked for. */
  readonly reading?: Conditions | Promise<Conditions>;
  /** What is switched on in the workspace. */
  readonly conditions?: Conditions;
  /** The media type of the answer that the client prefers, if it can choose. */
  readonly mediaType?: string;
  readonly proof?: Proof;
  /** Resolves when the handler may start; undefined if it may start at once. */
  readonly held?: () => Promise<void>;
  /** The parsed body, and its bytes. */
  readonly body?: unknown;
  readonly bytes?: Buffer;
  readonly answer?: Given;
  /** The bodies, only of a call that is recorded. */
  readonly kept?: Kept & { readonly host: string };
  readonly problem?: HttpProblem;
  /** The refusal, and its id, that was sent because the body could not be read as HTTP. */
  readonly refused?: { readonly id: string; readonly refusal: Refusal };
  /** Whether the connection became a WebSocket. */
  readonly isUpgraded?: true;
  /** Whether the server closed the connection before the end of the answer. */
  readonly isBroken?: true;
}

/** The facts, writable by each step of the answer. */
export type Known = { -readonly [Name in keyof Fact]: Fact[Name] };

export const knownOf = (response: ServerResponse): Known =>
  ((response as { locals?: Known }).locals ??= {});

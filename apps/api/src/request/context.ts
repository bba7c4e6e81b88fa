import type { IncomingMessage } from 'node:http';
import type { Conditions } from '@sparring/contracts/conditions';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Upgrade } from '@sparring/serving/upgrade';
import type { WorkspaceContext } from './workspace-context.ts';
import type { Answer } from './answer.ts';
import type { Trace } from './trace.ts';

/** Makes another answer of one, whatever it is: of an endpoint, a document or a problem. */
export type ChangeAnswer = (answer: Answer, request: Pick<RequestContext, 'target'>) => Answer;

/** A request, and what is known about it before its endpoint. */
export interface RequestContext {
  readonly request: IncomingMessage;
  /** The X-Request-Id of the response. */
  readonly id: string;
  /** The request target as the client sent it. */
  readonly target: string;
  /** The name of the workspace; until it is read, that of everyone. */
  readonly workspace: string;
  /** The prefix of the path: empty or /w/{name}. */
  readonly prefix: string;
  /** What is switched on in the workspace. */
  readonly conditions: Conditions | Promise<Conditions>;
  /** The scheme, and the host with its port, at which the client reaches the API. */
  readonly reachedAt: () => { readonly scheme: string; readonly host: string };
  /** Returns the number of the client's address. */
  readonly clientNumber: () => number;
  /** Aborts when the client disconnects before the answer, or when the answer is complete. */
  readonly gone: () => AbortSignal;
  /** The connection of a request that asks for a WebSocket. */
  readonly upgrade: Upgrade | undefined;
  /** Changes every answer before it is sent. */
  readonly changeAnswer: ChangeAnswer | undefined;
  readonly trace: Trace;
}

interface Matched extends RequestContext {
  readonly endpoint: Endpoint;
  /** The base path of the request; empty at the root. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
  readonly workspaceContext: WorkspaceContext;
}

interface Held {
  /** Resolves when the handler may start; undefined if it may start at once. */
  readonly beforeHandler?: () => Promise<void>;
}

export type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** A request whose endpoint is known. Its credentials and its body are not checked yet. */
export type EndpointContext = Matched & Writable<Held>;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { World } from './world.ts';

/** A call whose endpoint is known. Its credentials and its body are not checked yet. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly world: World;
}

/**
 * A part of the API around the answer of a call. It answers or throws instead of `answer`, or calls it once:
 * `answer` checks the credentials and the body, runs the handler and sends its answer.
 */
export type Stage = (asked: Asked, answer: () => Promise<void>) => Promise<void>;

/** The stages of an endpoint, the outermost first. Only calls in a workspace with conditions pass through them. */
export type StagesOf = (endpoint: Endpoint) => readonly Stage[];

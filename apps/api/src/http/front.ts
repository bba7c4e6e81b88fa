import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Fail } from './error-handler.ts';
import { knownOf } from './known.ts';

/** Answers a request to an endpoint. Returns undefined if no endpoint has this path. */
export type Endpoints = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | undefined;

export interface FrontParts {
  /** Runs first for every request. */
  readonly first: readonly RequestListener[];
  /** Runs next. Returns a promise if the call has to wait for it. */
  readonly record?: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void> | undefined;
  readonly endpoints: Endpoints;
  /** Answers all other requests. */
  readonly others: RequestListener;
  readonly fail: Fail;
}

/** Receives every request. One match finds its endpoint; only other paths go through Express. */
export const createFront = ({
  first,
  record,
  endpoints,
  others,
  fail,
}: FrontParts): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      knownOf(response).target = request.url ?? '/';
      for (const listen of first) listen(request, response);
      const recording = record?.(request, response);
      if (recording) await recording;
      const answering = endpoints(request, response);
      if (answering) await answering;
      else others(request, response);
    } catch (error) {
      await fail(error, response);
    }
  };
  return (request, response) => void answer(request, response);
};

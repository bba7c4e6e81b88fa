import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Fail } from './error-handler.ts';
import { knownOf } from './known.ts';

/** Answers a request that an endpoint takes; nothing, when none does. */
export type Endpoints = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | undefined;

export interface FrontParts {
  /** What is done for every request first, whatever it asks for. */
  readonly first: readonly RequestListener[];
  readonly endpoints: Endpoints;
  /** Everything else. */
  readonly others: RequestListener;
  readonly fail: Fail;
}

/** Takes every request: one match finds its endpoint, and only what has none goes through Express. */
export const createFront = ({ first, endpoints, others, fail }: FrontParts): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      knownOf(response).target = request.url ?? '/';
      for (const listen of first) listen(request, response);
      const answering = endpoints(request, response);
      if (answering) await answering;
      else others(request, response);
    } catch (error) {
      await fail(error, response);
    }
  };
  return (request, response) => void answer(request, response);
};

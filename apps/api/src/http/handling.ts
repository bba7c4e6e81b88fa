import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import type { GuardOf } from '../request/proof.ts';
import { withHeaders } from '../request/answer.ts';
import { compose, type Handling, type ProblemOf, type Stage } from '../request/compose.ts';
import { answerOf, answeredTypes } from './answer-of.ts';
import { createCall } from './call.ts';
import type { Handler } from '../request/handler.ts';
import { requireAcceptable } from './negotiation.ts';
import { requireQuery } from './query.ts';
import { readBody } from './read-body.ts';

export interface HandlingParts {
  readonly guardOf: GuardOf;
  /** Wraps the handler as the data of its endpoint requires. */
  readonly handlerOf: (endpoint: Endpoint, handler: Handler<Endpoint>) => Handler<Endpoint>;
  readonly problemOf: ProblemOf;
}

/** Every answer, also a refusal, depends on Accept: caches must know. */
const variesByAccept: Stage = async (_context, next) =>
  withHeaders(await next(), { Vary: 'Accept' });

/** Checks the headers, then reads the body, then runs the handler. */
export const createHandling = (
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { guardOf, handlerOf, problemOf }: HandlingParts,
): Handling => {
  const types = answeredTypes(endpoint);
  const isChoice = types.length > 1;
  const handle = handlerOf(endpoint, handler);
  const guard = guardOf(securityOf(endpoint));
  const handling: Handling = async (context) => {
    const { request } = context;
    requireQuery(request);
    const type = requireAcceptable(request, types);
    const checking = guard(context);
    const proof = checking && (await checking);
    const read = endpoint.body && (await readBody(endpoint, context));
    const mediaType = isChoice ? type : undefined;
    const result = await handle(createCall(context, { proof, read, mediaType }));
    return answerOf(endpoint, { result, context, mediaType: type });
  };
  return isChoice ? compose([variesByAccept], handling, problemOf) : handling;
};

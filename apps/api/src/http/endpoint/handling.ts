import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import type { GuardOf } from '../../request/proof.ts';
import type { Handling } from '../../request/compose.ts';
import { answerOf, answeredTypes } from '../send/answer-of.ts';
import { createCall } from './call.ts';
import type { Handler } from '../../request/handler.ts';
import { requireAcceptable } from '../read/negotiation.ts';
import { requireQuery } from '../read/query.ts';
import { readBody } from '../read/read-body.ts';

export interface HandlingParts {
  readonly guardOf: GuardOf;
  /** Wraps the handler as the data of its endpoint requires. */
  readonly handlerOf: (endpoint: Endpoint, handler: Handler<Endpoint>) => Handler<Endpoint>;
}

/** Checks the headers, then reads the body, then runs the handler. */
export const createHandling = (
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { guardOf, handlerOf }: HandlingParts,
): Handling => {
  const types = answeredTypes(endpoint);
  const isChoice = types.length > 1;
  const handle = handlerOf(endpoint, handler);
  const guard = guardOf(securityOf(endpoint));
  return async (context) => {
    const { request, trace } = context;
    if (isChoice) trace.choosesType = true;
    requireQuery(request);
    const type = requireAcceptable(request, types);
    const checking = guard(context);
    const proof = checking && (await checking);
    const read = endpoint.body && (await readBody(endpoint, context));
    const mediaType = isChoice ? type : undefined;
    const result = await handle(createCall(context, { proof, read, mediaType }));
    return answerOf(endpoint, { result, context, mediaType: type });
  };
};

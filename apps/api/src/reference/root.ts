import { bases } from '@sparring/contracts/paths';
import { jsonAnswer } from '../http/send/json-answer.ts';
import { requireAcceptable } from '../http/read/negotiation.ts';
import { publicOrigin } from '../http/read/public-origin.ts';
import type { Answer } from '../request/answer.ts';
import type { RequestContext } from '../request/context.ts';

/** The root of the API, or of a workspace, leads to its documentation: a browser at once, a program by the addresses. */
export const root = (context: RequestContext): Answer => {
  const { request, prefix } = context;
  const headers = { Vary: 'Accept' };
  const wanted = requireAcceptable(request, ['application/json', 'text/html']);
  if (wanted === 'text/html')
    return { status: 303, headers: { ...headers, Location: `${prefix}/docs` }, body: '' };
  const here = `${publicOrigin(context)}${prefix}`;
  const addresses = {
    documentation: `${here}/docs`,
    openapi: `${here}/openapi.json`,
    postman: `${here}/postman.json`,
    base: `${here}${bases[0]}`,
  };
  return jsonAnswer(addresses, { headers });
};

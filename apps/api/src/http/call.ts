import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { clientOf } from '@sparring/serving/per-address';
import type { WorldOf } from '../world.ts';
import type { Call } from './handler.ts';
import { knownOf } from './known.ts';
import type { Place } from './match.ts';
import { originOf } from './origin.ts';
import { queryOf } from './query.ts';
import { validated } from './validation.ts';
import { prefixOf, workspaceOf } from './workspace.ts';

const goneSignal = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};

/** Makes the Call that a handler receives. */
export const createCall = (
  endpoint: Endpoint,
  { base, params }: Place<unknown>,
  response: ServerResponse,
  worldOf: WorldOf,
): Call<Endpoint> => {
  const request: IncomingMessage = response.req;
  const from = () => originOf(clientOf(request));
  const { workspace, clock, chance } = worldOf(workspaceOf(response), from);
  const { proof, body } = knownOf(response);
  return {
    workspace,
    clock,
    chance,
    from,
    base,
    href: (path) => prefixOf(response) + base + path,
    header: (name) => request.headers[name.toLowerCase()]?.toString(),
    gone: () => goneSignal(response),
    proof,
    params: endpoint.params && validated(endpoint.params, params, 'path'),
    query: endpoint.query && validated(endpoint.query, queryOf(request), 'query string'),
    body: endpoint.body && validated(endpoint.body, body, 'body'),
  } as Call<Endpoint>;
};

import type { Request, Response } from 'express';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { clientOf } from '@sparring/serving/per-address';
import type { WorldOf } from '../world.ts';
import type { Call } from './handler.ts';
import { knownOf } from './known.ts';
import { originOf } from './origin.ts';
import { validated } from './validation.ts';
import { prefixOf, workspaceOf } from './workspace.ts';

/** A client that closes its side while it is kept waiting has gone: most clients close both. */
const goneSignal = (response: Response): AbortSignal => {
  const gone = new AbortController();
  const { socket } = response.req;
  const leave = () => response.destroy();
  socket.once('end', leave);
  response.once('close', () => {
    socket.off('end', leave);
    gone.abort();
  });
  return gone.signal;
};

/** What a handler gets of a request. */
export const createCall = (
  endpoint: Endpoint,
  request: Request,
  response: Response,
  worldOf: WorldOf,
): Call<Endpoint> => {
  const from = () => originOf(clientOf(request));
  const { workspace, clock, chance } = worldOf(workspaceOf(response), from);
  return {
    workspace,
    clock,
    chance,
    from,
    base: request.baseUrl,
    href: (path) => prefixOf(response) + request.baseUrl + path,
    header: (name) => request.get(name),
    gone: () => goneSignal(response),
    proof: knownOf(response).proof,
    params: endpoint.params && validated(endpoint.params, request.params, 'path'),
    query: endpoint.query && validated(endpoint.query, request.query, 'query string'),
    body: endpoint.body && validated(endpoint.body, request.body, 'body'),
  } as Call<Endpoint>;
};

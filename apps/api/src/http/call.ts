import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Asked } from '../stage.ts';
import { goneSignal } from './gone.ts';
import type { Call } from './handler.ts';
import { knownOf } from './known.ts';
import type { Place } from './match.ts';
import type { PublicOrigin } from './public-origin.ts';
import { queryOf } from './query.ts';
import { validated } from './validation.ts';
import { prefixOf } from './workspace.ts';

/** Makes the Call that a handler receives. */
export const createCall = (
  { endpoint, request, response, world }: Asked,
  { base, params }: Place<unknown>,
  publicOrigin: PublicOrigin,
): Call<Endpoint> => {
  const { workspace, from, conditions, clock, chance, remember } = world;
  const { held, mediaType, proof, body, bytes } = knownOf(response);
  const known = endpoint.params && validated(endpoint.params, params, 'path');
  const bodySchema = endpoint.bodyOf?.(known ?? {}) ?? endpoint.body;
  return {
    workspace,
    conditions,
    clock,
    chance,
    remember,
    from,
    base,
    href: (path) => prefixOf(response) + base + path,
    origin: () => publicOrigin(request, response),
    bytes: () => bytes ?? Buffer.alloc(0),
    header: (name) => request.headers[name.toLowerCase()]?.toString(),
    gone: () => goneSignal(response),
    held,
    mediaType,
    proof,
    params: known,
    query: endpoint.query && validated(endpoint.query, queryOf(request), 'query string'),
    body: bodySchema && validated(bodySchema, body, 'body', endpoint.invalidBody),
  } as Call<Endpoint>;
};

import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Proof } from '../../request/proof.ts';
import type { EndpointContext } from '../../request/context.ts';
import type { Saved } from '../../request/workspace-context.ts';
import type { Call } from '../../request/handler.ts';
import { publicOrigin } from '../read/public-origin.ts';
import { queryOf } from '../read/query.ts';
import type { ReadBody } from '../read/read-body.ts';
import { validated } from '../read/validation.ts';

/** What the steps before the handler have found out. */
interface Checked {
  readonly proof: Proof | undefined;
  readonly read: ReadBody | undefined;
  /** The media type of the answer that the client prefers, if it can choose. */
  readonly mediaType: string | undefined;
}

const savesNothing: Saved = function* () {};

/** Makes the Call that a handler receives. */
export const createCall = (
  context: EndpointContext,
  { proof, read, mediaType }: Checked,
): Call<Endpoint> => {
  const { endpoint, request, prefix, base, params, workspaceContext, gone, beforeHandler } =
    context;
  const { workspace, clientNumber, conditions, clock, chance } = workspaceContext;
  const pathParams = endpoint.params && validated(endpoint.params, params, 'path');
  const bodySchema = endpoint.bodyOf?.(pathParams ?? {}) ?? endpoint.body;
  return {
    workspace,
    conditions,
    clock,
    chance,
    saved: savesNothing,
    clientNumber,
    base,
    href: (path) => prefix + base + path,
    origin: () => publicOrigin(context),
    bytes: () => read?.bytes ?? Buffer.alloc(0),
    header: (name) => request.headers[name.toLowerCase()]?.toString(),
    gone,
    beforeHandler,
    mediaType,
    proof,
    params: pathParams,
    query: endpoint.query && validated(endpoint.query, queryOf(request), 'query string'),
    body: bodySchema && validated(bodySchema, read?.value, 'body', endpoint.invalidBody),
  } as Call<Endpoint>;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { perAddress } from './per-address.ts';
import type { Proxies } from './proxies.ts';
import type { Refusal } from './refusal.ts';

/** Limits the requests of each client that are in progress. Returns the refusal of a request over the limit. */
export const createRequestLimit = (limit: number, { clientOf }: Proxies) => {
  const inProgress = perAddress(limit);
  return (request: IncomingMessage, response: ServerResponse): Refusal | undefined => {
    const client = clientOf(request);
    if (!inProgress.enter(client))
      return {
        kind: 'too-many-requests',
        detail: `Your IP address has ${limit} requests in progress, which is the limit of this server. Wait for their replies.`,
        headers: { 'Retry-After': '1' },
      };
    response.on('close', () => inProgress.leave(client));
    return undefined;
  };
};

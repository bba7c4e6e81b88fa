import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Proxies } from '@sparring/serving/proxies';

/** Returns the scheme, host and port at which the client reaches the API, and tells caches that the answer shows them. */
export type PublicOrigin = (request: IncomingMessage, response: ServerResponse) => string;

const shown = 'X-Forwarded-Host, X-Forwarded-Proto';

export const publicOriginBy =
  ({ reachedAt }: Proxies): PublicOrigin =>
  (request, response) => {
    const vary = String(response.getHeader('Vary') ?? '');
    if (!vary.includes(shown)) response.appendHeader('Vary', shown);
    const { scheme, host } = reachedAt(request);
    return `${scheme}://${host}`;
  };

import type { RequestContext } from '../../request/context.ts';

/** The scheme, host and port at which the client reaches the API. The answer then tells caches that it shows them. */
export const publicOrigin = ({ reachedAt, trace }: RequestContext): string => {
  const { scheme, host } = reachedAt();
  trace.showsOrigin = true;
  return `${scheme}://${host}`;
};

import { redirect, replace } from 'react-router';

/**
 * Sends a request on to another page, and its query with it. An address that stands in the address
 * bar already (typed, reloaded, reached by Back) has an entry in the history, which the target has
 * to replace: otherwise Back leads to the redirect again. A link that was followed has none yet.
 */
export const redirectTo = (path: string, request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  const hasEntry = pathname === location.pathname;
  return (hasEntry ? replace : redirect)(path + search);
};

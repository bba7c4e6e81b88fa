import { redirect, replace } from 'react-router';

/**
 * Redirects to another page and keeps the query. An address that was typed, reloaded or reached by Back
 * already has a history entry, which the target replaces: otherwise Back would lead to the redirect
 * again; its fragment is kept, too. A followed link has no entry yet.
 */
export const redirectTo = (path: string, request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  const hasEntry = pathname === location.pathname;
  return hasEntry ? replace(path + search + location.hash) : redirect(path + search);
};

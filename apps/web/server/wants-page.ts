import type { Request } from 'express';

/** What a browser shows as a page; "empty" is a script that fetches, and an old browser says nothing. */
const shown = new Set<string | undefined>(['document', 'iframe', 'frame', 'empty', undefined]);

/**
 * Whether a path that nobody knows gets the 404 page. A missing script or picture must not look like
 * one that is there, so a path with a file's ending gets it only where text/html is named.
 */
export const wantsPage = (request: Request, path: string): boolean => {
  if (path.startsWith('/static/') || !shown.has(request.get('Sec-Fetch-Dest'))) return false;
  const hasEnding = /\.[^/]*\/?$/.test(path);
  return hasEnding ? request.accepts().includes('text/html') : Boolean(request.accepts('html'));
};

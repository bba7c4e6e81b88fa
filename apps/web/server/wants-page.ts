import type { Request } from 'express';

/**
 * The values of Sec-Fetch-Dest that get a page; `empty` is a fetch by a script, and old browsers send
 * none.
 */
const shown = new Set<string | undefined>(['document', 'iframe', 'frame', 'empty', undefined]);

/**
 * Whether an unknown path gets the 404 page. A missing script or picture must not get a page, so a path with
 * a file extension gets it only if the Accept header names text/html.
 */
export const wantsPage = (request: Request, path: string): boolean => {
  if (path.startsWith('/static/') || !shown.has(request.get('Sec-Fetch-Dest'))) return false;
  const hasEnding = /\.[^/]*\/?$/.test(path);
  return hasEnding ? request.accepts().includes('text/html') : Boolean(request.accepts('html'));
};

import type { RequestHandler } from 'express';

/** The addresses with a key or the id of a class, which have the page of the address before it. */
const addresses = /^(?:(\/join)\/[^/]+|(\/desk)\/\d+(?:\/sheet)?)$/;

/** The path that has the page: in lower case, without a slash at the end, a key and the id of a class. */
export const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/([^/])\/$/, '$1')
    .replace(addresses, '$1$2');

/** No other page frames the pages of a class, no search engine lists them. */
export const classroomHeaders: RequestHandler = ({ path }, response, next) => {
  if (!/^\/(?:join|desk)(?:\/|$)/i.test(path)) return next();
  const policy = String(response.get('Content-Security-Policy'));
  response.set({
    'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  });
  next();
};

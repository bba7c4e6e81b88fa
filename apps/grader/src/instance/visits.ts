import type { IncomingMessage } from 'node:http';

/** Longer ones are cut: a reader recognizes the request by its beginning. */
const longest = 160;

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/** "GET /v1/practice/books?limit=3" */
export const visitOf = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): string =>
  cut(`${method} ${url}`);

/** Where a page was loaded; the router may have led elsewhere since. */
export const visitOfPage = (path: string): string => cut(path);

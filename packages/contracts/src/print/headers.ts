import type { Endpoint } from '../endpoint.ts';
import { chanceHeaders } from './chance.ts';

/** The headers of a documented success: its own, and what chance says. */
export const headersOf = (
  endpoint: Endpoint,
  status: number,
): Readonly<Record<string, string>> => ({
  ...endpoint.replies[status]?.headers,
  ...chanceHeaders(endpoint, status),
});

import type { Endpoint } from '../endpoint.ts';
import { chanceHeaders } from './chance.ts';

/** The headers of a documented success: its own and the one of chance. */
export const headersOf = (
  endpoint: Endpoint,
  status: number,
): Readonly<Record<string, string>> => ({
  ...endpoint.replies[status]?.headers,
  ...chanceHeaders(endpoint, status),
});

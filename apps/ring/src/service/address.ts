import type { Request } from 'express';
import { RingProblem } from './problem.ts';

const host = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** The ring as this client reached it, which goes into pages and into scripts for a shell: http://ring:3100 */
export const addressOf = (request: Request): string => {
  if (host.test(request.host ?? '')) return `${request.protocol}://${request.host}`;
  throw new RingProblem('invalid-input', 'The Host header names no host.');
};

/** The same without the port: the corners have ports of their own. */
export const hostOf = (request: Request): string => new URL(addressOf(request)).hostname;

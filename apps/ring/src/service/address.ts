import type { Request } from 'express';
import { RingProblem } from './problem.ts';

const address = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * The ring as this client reached it, which goes into pages and into scripts for a shell: http://ring:3100.
 * An answer that has it differs by these headers.
 */
export const addressOf = (request: Request): string => {
  request.res?.vary('X-Forwarded-Proto, X-Forwarded-Host');
  const reached = `${request.protocol}://${request.host}`;
  if (address.test(reached) && URL.canParse(reached)) return reached;
  throw new RingProblem(
    'invalid-input',
    'The Host header names no host; or X-Forwarded-Host names none, or X-Forwarded-Proto is neither http nor https.',
  );
};

/** The same without the port: the instances have ports of their own. */
export const hostOf = (request: Request): string => new URL(addressOf(request)).hostname;

/** The address of the client, behind the reverse proxies that TRUSTED_PROXIES names. */
export const ipOf = ({ ip = '' }: Request): string => ip;

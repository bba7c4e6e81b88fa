import type { Request } from 'express';
import { GraderProblem } from './problem.ts';

const address = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * The address of the grader as this client reached it, such as http://grader:3100, for pages and shell scripts. Vary
 * names the headers that a response with it depends on.
 */
export const addressOf = (request: Request): string => {
  request.res?.vary('X-Forwarded-Proto, X-Forwarded-Host');
  const reached = `${request.protocol}://${request.host}`;
  if (address.test(reached) && URL.canParse(reached)) return reached;
  throw new GraderProblem(
    'invalid-input',
    'Host or X-Forwarded-Host is not a valid host, or X-Forwarded-Proto is neither http nor https.',
  );
};

/** The same without the port: the instances have ports of their own. */
export const hostOf = (request: Request): string => new URL(addressOf(request)).hostname;

/** The IP address of the client, behind the reverse proxies that TRUSTED_PROXIES names. */
export const ipOf = ({ ip = '' }: Request): string => ip;

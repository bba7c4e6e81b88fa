import type { RequestListener, Server } from 'node:http';
import { createWebServer, usualLimits, type Limits } from '@sparring/serving/server';
import type { Log } from './log.ts';
import { refuse } from './refuse.ts';

/** An answer may take ten seconds: a simulated delay. */
const longestSilence = 20_000;

export interface ApiServerParts {
  readonly limits?: Limits;
  readonly log?: Log;
}

/** The HTTP server around the app: it answers, and logs, also what is no request that the app could read. */
export const createApiServer = (
  app: RequestListener,
  { limits = usualLimits, log }: ApiServerParts = {},
): Server => {
  const server = createWebServer({
    listener: app,
    longestSilence,
    limits,
    refuse: (socket, refusal) => refuse(socket, refusal, log),
  });
  /* A client may close its side behind its request; Node would close the other before the answer is out. */
  return Object.assign(server, { httpAllowHalfOpen: true });
};

import type { RequestListener, Server } from 'node:http';
import { createWebServer, type Limits, type Patience } from '@sparring/serving/server';
import type { Log } from './log.ts';
import { refuse } from './refuse.ts';

const second = 1000;

/** An answer may take ten seconds: a simulated delay. */
const patience: Patience = { silence: 20 * second, keepAlive: 65 * second };

export interface ApiServerParts {
  readonly limits?: Limits;
  readonly log?: Log;
}

/** Out of the way of anything that an honest client does. */
export const usualLimits: Limits = { connectionsPerAddress: 2000, waitingPerConnection: 32 };

/** The HTTP server around the app: it answers, and logs, also what is no request that the app could read. */
export const createApiServer = (
  app: RequestListener,
  { limits = usualLimits, log }: ApiServerParts = {},
): Server => {
  const server = createWebServer({
    listener: app,
    patience,
    limits,
    refuse: (socket, refusal) => refuse(socket, refusal, log),
  });
  /* A client may close its side behind its request; Node would close the other before the answer is out. */
  return Object.assign(server, { httpAllowHalfOpen: true });
};

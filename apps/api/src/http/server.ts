import type { RequestListener, Server } from 'node:http';
import { createWebServer, defaultLimits, type Limits } from '@sparring/serving/server';
import { answersTogether } from './answers-together.ts';
import type { Observer } from './observe.ts';
import { refuse } from './refuse.ts';

/** An answer may take ten seconds: a simulated delay. */
const idleTimeout = 20_000;

export interface ApiServerParts {
  readonly limits?: Limits;
  readonly observer?: Observer;
}

/** The HTTP server around the app: it also answers what is no request that the app could read. */
export const createApiServer = (
  app: RequestListener,
  { limits = defaultLimits, observer }: ApiServerParts = {},
): Server =>
  answersTogether(
    createWebServer({
      listener: app,
      idleTimeout,
      limits,
      refuse: (socket, refusal) => refuse(socket, refusal, observer),
    }),
  );

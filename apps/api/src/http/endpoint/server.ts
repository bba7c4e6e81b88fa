import type { RequestListener, Server } from 'node:http';
import {
  createWebServer,
  defaultLimits,
  type Classes,
  type Limits,
} from '@sparring/serving/server';
import { answersHalfClosed } from '../send/answers-together.ts';
import type { Observer } from '../send/observe.ts';
import { refuse } from '../send/refuse.ts';

/** Longer than the longest answer, a simulated delay of ten seconds. */
const idleTimeout = 20_000;

export interface ApiServerParts {
  readonly limits?: Limits;
  readonly classes?: Classes;
  readonly observer?: Observer;
}

/** The HTTP server around the app. It also answers requests that cannot be read. */
export const createApiServer = (
  app: RequestListener,
  { limits = defaultLimits, classes, observer }: ApiServerParts = {},
): Server =>
  answersHalfClosed(
    createWebServer({
      listener: app,
      idleTimeout,
      limits,
      classes,
      refuse: (socket, refusal) => refuse(socket, refusal, observer),
    }),
  );

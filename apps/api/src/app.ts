import express, { type Express } from 'express';
import { api, atRoot } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';
import { bearer } from './auth/bearer.ts';
import { createGuards } from './auth/guard.ts';
import { createTokens } from './auth/tokens.ts';
import { withChance } from './chance/by-chance.ts';
import type { Clock } from './clock.ts';
import { createHandlers, createWorlds, type HandlerParts } from './handlers.ts';
import { errorHandler, unknownPath } from './http/error-handler.ts';
import { everyAnswer } from './http/every-answer.ts';
import { implement } from './http/implement.ts';
import type { Observer } from './http/observe.ts';
import { readQuery } from './http/query.ts';
import { refuseCrowd, refuseUnusual } from './http/refuse.ts';
import { chooseWorkspace } from './http/workspace.ts';
import { healthRoutes } from './health/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import type { Store } from './open-store.ts';

export interface AppParts extends HandlerParts {
  readonly store: Store;
  readonly clock: Clock;
  /** How many requests of one address can be under way at the same time. */
  readonly maxRequestsPerAddress: number;
  /** Signs the tokens. */
  readonly tokenSecret: string;
  /** Is told of every call. */
  readonly observer?: Observer;
  /** Gets every error that nobody expected. */
  readonly report: (error: unknown) => void;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
}

const router = () => express.Router({ caseSensitive: true });

/** The whole API as one Express app; every outside thing it needs comes in as a part. */
export const createApp = (parts: AppParts): Express => {
  const { store, clock, observer, report } = parts;
  const tokens = createTokens(parts.tokenSecret, clock);
  const handlers = createHandlers(parts, tokens);
  const around = {
    worldOf: createWorlds(store, clock),
    guardOf: createGuards({ token: bearer(tokens) }),
    handlerOf: withChance,
  };
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('case sensitive routing', true);
  app.set('query parser', readQuery);
  /* Whoever passes requests on from a private address says what its client asked for. */
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  app.use(everyAnswer);
  if (observer) app.use(observer.calls);
  app.use(refuseUnusual, refuseCrowd(parts.maxRequestsPerAddress), chooseWorkspace);
  app.use([...bases], implement(router(), api, handlers, around));
  app.use(healthRoutes(store.ready, parts.stopping), referenceRoutes());
  app.use(implement(router(), atRoot, handlers, around));
  app.use(unknownPath);
  app.use(errorHandler(report, clock));
  return app;
};

import type { Workspace } from '@sparring/contracts/workspace';
import { authRoutes } from './auth/routes.ts';
import type { Tokens } from './auth/tokens.ts';
import { behaviorRoutes } from './behavior/routes.ts';
import { delayLimit } from './behavior/delay-limit.ts';
import { bookRoutes } from './books/routes.ts';
import type { Clock } from './clock.ts';
import { clockOf } from './conditions/clock.ts';
import { fileRoutes } from './files/routes.ts';
import { itemRoutes } from './items/routes.ts';
import { limitRoutes } from './limit/routes.ts';
import type { Store } from './open-store.ts';
import { pingRoutes } from './ping/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';
import type { WorldOf } from './world.ts';

export interface HandlerParts {
  readonly store: Pick<Store, 'books' | 'limit' | 'workspaces'>;
  /** Returns a random name that others cannot guess. */
  readonly newWorkspaceName: () => string;
  /** The highest number of simultaneous simulated delays. */
  readonly maxOpenDelays: number;
}

/** The handlers of all endpoints. Each gets the part of the store that belongs to its noun. */
export const createHandlers = (
  { store, newWorkspaceName, maxOpenDelays }: HandlerParts,
  tokens: Tokens,
) => ({
  auth: authRoutes(tokens),
  behavior: behaviorRoutes(delayLimit(maxOpenDelays)),
  books: bookRoutes(store.books),
  files: fileRoutes(),
  items: itemRoutes(),
  limit: limitRoutes(store.limit),
  ping: pingRoutes(),
  workspaces: workspaceRoutes(store.workspaces, newWorkspaceName),
});

/** Makes the world of each call. */
export const createWorlds =
  ({ workspaces, steps }: Pick<Store, 'workspaces' | 'steps'>, clock: Clock): WorldOf =>
  (name, from, conditions) => {
    let found: Promise<Workspace> | undefined;
    return {
      workspace: { name, read: () => (found ??= workspaces.find(name)) },
      from,
      conditions,
      clock: clockOf(conditions.clock, clock),
      chance: { next: () => steps.askedBy(from).take(name) },
    };
  };

import type { Workspace } from '@sparring/contracts/workspace';
import { authRoutes } from './auth/routes.ts';
import type { Tokens } from './auth/tokens.ts';
import { behaviorRoutes } from './behavior/routes.ts';
import { waitingRoom } from './behavior/waiting-room.ts';
import { bookRoutes } from './books/routes.ts';
import type { Clock } from './clock.ts';
import { fileRoutes } from './files/routes.ts';
import { itemRoutes } from './items/routes.ts';
import type { Store } from './open-store.ts';
import { pingRoutes } from './ping/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';
import type { WorldOf } from './world.ts';

export interface HandlerParts {
  readonly store: Pick<Store, 'books' | 'workspaces'>;
  /** Thinks up the name of a workspace that nobody can guess. */
  readonly newWorkspaceName: () => string;
  /** How many simulated delays can run at the same time. */
  readonly maxOpenDelays: number;
}

/** The handlers of every endpoint; each gets the part of the store that is its noun's. */
export const createHandlers = (
  { store, newWorkspaceName, maxOpenDelays }: HandlerParts,
  tokens: Tokens,
) => ({
  auth: authRoutes(tokens),
  behavior: behaviorRoutes(waitingRoom(maxOpenDelays)),
  books: bookRoutes(store.books),
  files: fileRoutes(),
  items: itemRoutes(),
  ping: pingRoutes(),
  workspaces: workspaceRoutes(store.workspaces, newWorkspaceName),
});

/** What a call finds in its workspace. */
export const createWorlds =
  ({ workspaces, steps }: Pick<Store, 'workspaces' | 'steps'>, clock: Clock): WorldOf =>
  (name, from) => {
    let found: Promise<Workspace> | undefined;
    return {
      workspace: { name, read: () => (found ??= workspaces.find(name)) },
      clock,
      chance: { next: () => steps.askedBy(from).take(name) },
    };
  };

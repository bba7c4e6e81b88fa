import { bookHolding } from './books/holding.ts';
import { createBooks } from './books/books.ts';
import { createSteps } from './chance/steps.ts';
import type { Clock } from './clock.ts';
import { answers } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { defaultWorkspaceLimits, type WorkspaceLimits } from './workspaces/limits.ts';
import { setUp } from './workspaces/set-up.ts';
import { createWorkspaces } from './workspaces/workspaces.ts';

export interface Limits extends WorkspaceLimits {
  /** How many a workspace may hold. */
  readonly maxBooks: number;
}

export const defaultLimits: Limits = { ...defaultWorkspaceLimits, maxBooks: 1000 };

/** What a store needs from outside. */
export interface StoreParts {
  readonly limits: Limits;
  readonly clock: Pick<Clock, 'now'>;
  /** Gets errors that belong to no request. */
  readonly report: (error: unknown) => void;
}

/** Opens the database and gives every noun its part of it; a handler gets the part of its noun. */
export const openStore = (url: string, { limits, clock, report }: StoreParts) =>
  openDatabase(url, report, async (engine) => {
    const books = bookHolding(limits.maxBooks);
    const holdings = [books];
    await engine.setUp(setUp(engine, holdings));
    const { workspaces, keep, ownOf, reading } = createWorkspaces(engine, {
      limits,
      clock,
      holdings,
    });
    const { maxBooks } = limits;
    return {
      workspaces,
      books: createBooks(engine, { maxBooks, clock, own: ownOf(books), reading }),
      steps: createSteps(engine, { clock, keep }),
      /** Resolves when the database answers. */
      ready: () => engine.read(answers()),
      close: () => engine.close(),
    };
  });

export type Store = Awaited<ReturnType<typeof openStore>>;

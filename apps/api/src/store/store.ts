import type { Book, BookFields, BookQuery } from '@sparring/contracts/book';
import type { Clock } from '../clock.ts';
import type { ChanceMode, Workspace, WorkspaceSettings } from '@sparring/contracts/workspace';

/** A book and the version its ETag is made from. No two versions of a path are ever the same. */
export interface StoredBook {
  readonly book: Book;
  readonly version: number;
}

export interface BookPage {
  readonly books: Book[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** What one chance decision is made from. The step was this decision's own: the next gets another. */
export interface ChanceStep {
  readonly seed: number;
  readonly step: number;
  readonly chance: ChanceMode;
}

/** Looks at the stored version before a change; throws to keep it as it is. */
export type Precondition = (version: number) => void;

/**
 * Everything that outlives a request, by workspace. Every method is one transaction, and every
 * refusal is an HttpProblem: not-found, duplicate-isbn, workspace-full, too-many-workspaces,
 * store-unavailable.
 */
export interface Store {
  readonly listBooks: (workspace: string, query: BookQuery) => Promise<BookPage>;
  readonly findBook: (workspace: string, id: string) => Promise<StoredBook>;
  readonly addBook: (workspace: string, fields: BookFields) => Promise<StoredBook>;
  readonly changeBook: (
    workspace: string,
    id: string,
    change: Partial<BookFields>,
    precondition?: Precondition,
  ) => Promise<StoredBook>;
  readonly removeBook: (
    workspace: string,
    id: string,
    precondition?: Precondition,
  ) => Promise<void>;

  readonly findWorkspace: (workspace: string) => Promise<Workspace>;
  /** A new seed rewinds to step 0. */
  readonly changeWorkspace: (workspace: string, settings: WorkspaceSettings) => Promise<Workspace>;
  /** From here on the workspace is as if it had never been used. */
  readonly clearWorkspace: (workspace: string) => Promise<void>;
  /** Uses up one step: no two callers ever get the same one. */
  readonly takeStep: (workspace: string) => Promise<ChanceStep>;

  /** Removes workspaces that nobody has used for too long, until it is told to stop; gives back how many. */
  readonly sweep: (stopping?: AbortSignal) => Promise<number>;
  /** Resolves when the database answers. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StoreLimits {
  readonly maxBooks: number;
  readonly maxWorkspaces: number;
  readonly idleDays: number;
}

export const defaultLimits: StoreLimits = { maxBooks: 1000, maxWorkspaces: 10_000, idleDays: 7 };

/** What a store needs from outside. */
export interface StoreParts {
  readonly limits: StoreLimits;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: () => string;
}

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

/** Who asks, where nobody knows: such a one may make as many workspaces as there is room for. */
export const nobody = -1;

/** What can make a workspace. */
export interface StoreWrites {
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
  /** A new seed rewinds to step 0. */
  readonly changeWorkspace: (workspace: string, settings: WorkspaceSettings) => Promise<Workspace>;
  /** Uses up one step: no two callers ever get the same one. */
  readonly takeStep: (workspace: string) => Promise<ChanceStep>;
}

/**
 * Everything that outlives a request, by workspace. Every method is one transaction, and every
 * refusal is an HttpProblem: not-found, duplicate-isbn, workspace-full, too-many-workspaces,
 * too-many-new-workspaces, store-unavailable.
 */
export interface Store extends StoreWrites {
  /** The same, with a number that stands for the address of whoever asks; it is asked for when it matters. */
  readonly askedBy: (from: () => number) => StoreWrites;

  readonly listBooks: (workspace: string, query: BookQuery) => Promise<BookPage>;
  readonly findBook: (workspace: string, id: string) => Promise<StoredBook>;
  readonly findWorkspace: (workspace: string) => Promise<Workspace>;
  /** From here on the workspace is as if it had never been used. */
  readonly clearWorkspace: (workspace: string) => Promise<void>;

  /** Removes workspaces that nobody has used for too long, until it is told to stop; gives back how many. */
  readonly sweep: (stopping?: AbortSignal) => Promise<number>;
  /** Resolves when the database answers. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StoreLimits {
  readonly maxBooks: number;
  /** With books of their own; as many again may exist without. */
  readonly maxWorkspaces: number;
  /** How many new ones an address may make. */
  readonly newPerMinute: number;
  readonly idleDays: number;
}

export const defaultLimits: StoreLimits = {
  maxBooks: 1000,
  maxWorkspaces: 10_000,
  newPerMinute: 1000,
  idleDays: 7,
};

/** What a store needs from outside. */
export interface StoreParts {
  readonly limits: StoreLimits;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: () => string;
}

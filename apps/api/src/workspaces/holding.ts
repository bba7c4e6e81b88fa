import type { Workspace } from '@sparring/contracts/workspace';
import type { Engine, Work } from '../database/engine.ts';

/** The workspace that holds the seed of every noun; no request can name it. */
export const seedWorkspace = 0;

/** A number that stands for the address of whoever asks; it is computed only when it matters. */
export type From = () => number;

/** The number where the address is not known: it may make as many workspaces as there is room for. */
export const nobody = -1;

/**
 * What a noun hands over, so that workspaces can hold its records and know nothing of them. Its table
 * refers to the workspace with ON DELETE CASCADE.
 */
export interface Holding {
  /** The column of the workspace that counts the records: NULL as long as those of the seed are shown. */
  readonly count: string;
  /** How many records the seed has. */
  readonly seeded: number;
  /** The folder of the noun's migrations. */
  readonly migrations: URL;
  /** What GET /workspace says about the records, given how many there are. */
  readonly describe: (held: number) => Partial<Workspace>;
  /** Brings the seed in the database to the state of this release; returns whether it had to. */
  readonly plantSeed: (nextVersion: Engine['nextVersion']) => Work<boolean>;
  readonly copySeed: (workspace: number) => Work<void>;
  readonly clear: (workspace: number) => Work<void>;
}

/** The row of a workspace with its own records of one noun, and how many. */
export interface Owned {
  readonly id: number;
  readonly held: number;
}

/** Prepares a workspace for a write of a noun, by whose growth the count changes. */
export type Own = (workspace: string, from: From, growth?: number) => Work<Owned>;

/** Reads for a workspace, and notes that it is used. */
export type Reading = <Result>(
  workspace: string,
  work: Work<Result>,
  how?: Engine['read'],
) => Promise<Result>;

/** SQL for the id of where the records of the workspace $1 lie: with it, or with the seed until its first write. */
export const holderId = ({ count }: Pick<Holding, 'count'>): string =>
  `coalesce((SELECT id FROM workspace WHERE name = $1 AND ${count} IS NOT NULL), ${seedWorkspace})`;

import type { Workspace } from '@sparring/contracts/workspace';
import type { ClientNumber } from '../request/client-number.ts';
import type { Engine, Work } from '../database/engine.ts';

/** The workspace that holds the seed of every noun; no request can name it. */
export const seedWorkspace = 0;

/** SQL that is true for every workspace but those whose name is the key of a member. */
export const noKey =
  '(member IS NULL OR NOT EXISTS (SELECT 1 FROM member WHERE member.key = workspace.name))';

/**
 * What workspaces need from records without a seed, such as counts. Their table refers to the workspace with
 * ON DELETE CASCADE.
 */
export interface Table {
  /** The folder of the migrations. */
  readonly migrations: URL;
  /** Deletes the records at the reset of their workspace. */
  readonly clear: (workspace: number) => Work<void>;
  /** Deletes what a reset leaves, when the workspace is deleted. */
  readonly remove?: (workspace: number) => Work<void>;
}

/**
 * What workspaces need from a noun with a seed, so that they can hold its records without knowing them. The count is
 * a column of the workspace, because a table of counts would need a second statement for each write. Each noun copies
 * its seed at its own first write, so that a new noun works in existing workspaces.
 */
export interface SeededTable extends Table {
  /** The column of the workspace that counts the records. It is NULL until the first write; until then the workspace shows the seed. */
  readonly count: string;
  /** The number of records in the seed. */
  readonly seeded: number;
  /** The fields of GET /workspace about the records, from their number. */
  readonly describe: (held: number) => Partial<Workspace>;
  /** Updates the seed in the database to this release. Returns whether it changed. */
  readonly updateSeed: (nextVersion: Engine['nextVersion']) => Work<boolean>;
  readonly copySeed: (workspace: number) => Work<void>;
}

/** A workspace with its own records of a noun, and their number. */
export interface Owned {
  readonly id: number;
  readonly held: number;
}

/** Prepares a workspace for a write of a noun. The count changes by `growth`. */
export type PrepareWrite = (
  workspace: string,
  clientNumber: ClientNumber,
  growth?: number,
) => Work<Owned>;

/** Reads for a workspace and records its use. */
export type ReadWorkspace = <Result>(
  workspace: string,
  work: Work<Result>,
  how?: Engine['read'],
) => Promise<Result>;

/** SQL for the id of the workspace that holds the records of the workspace named $1: itself, or that of the seed until its first write. */
export const holderIdSql = ({ count }: Pick<SeededTable, 'count'>): string =>
  `coalesce((SELECT id FROM workspace WHERE name = $1 AND ${count} IS NOT NULL), ${seedWorkspace})`;

/** The row of a workspace in which a member of a class works. */
export interface MemberWorkspace {
  readonly id: number;
  readonly name: string;
  readonly member: number;
}

export type BeginClass = (workspace: MemberWorkspace) => Work<void>;

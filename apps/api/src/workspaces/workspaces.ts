import type { Workspace, WorkspaceSettings } from '@sparring/contracts/workspace';
import type { Engine } from '../database/engine.ts';
import { nobody, type ClientNumber } from '../request/client-number.ts';
import type { SeededTable, PrepareWrite, ReadWorkspace } from './table.ts';
import { recentUse } from './recent-use.ts';
import { workspaceRows, type WorkspaceParts } from './rows.ts';
import { sweepWork } from './sweep.ts';

export interface WorkspaceWrites {
  /** A new seed sets the step to 0. */
  readonly change: (workspace: string, settings: WorkspaceSettings) => Promise<Workspace>;
}

/** Each method is one transaction. It refuses with too-many-workspaces, too-many-new-workspaces or store-unavailable. */
export interface Workspaces extends WorkspaceWrites {
  readonly writesFor: (clientNumber: ClientNumber) => WorkspaceWrites;
  readonly find: (workspace: string) => Promise<Workspace>;
  /** Resets the workspace to its initial state. */
  readonly clear: (workspace: string) => Promise<void>;
  /** Resets the workspace, deletes its log and ends its recording. */
  readonly remove: (workspace: string) => Promise<void>;
  /** Deletes idle workspaces until none is left or the signal aborts. Returns their number. */
  readonly deleteIdle: (stopping?: AbortSignal) => Promise<number>;
}

/** The workspaces for handlers, and the functions that the nouns use. */
export const createWorkspaces = (
  engine: Engine,
  { report, ...parts }: WorkspaceParts & { readonly report: (error: unknown) => void },
) => {
  const { read, write } = engine;
  const rows = workspaceRows(parts);
  const sweep = sweepWork(parts);
  const uses = recentUse(parts.clock);

  /** A use that cannot be noted is no reason to refuse a read. The next read notes it. */
  const noted = (workspace: string): Promise<void> =>
    write(rows.noteUse(workspace)).catch((error: unknown) => {
      uses.forget(workspace);
      report(error);
    });

  const readWorkspace: ReadWorkspace = (workspace, work, how = read) =>
    uses.isFirst(workspace)
      ? Promise.all([how(work), noted(workspace)]).then(([result]) => result)
      : how(work);

  const deleteAll = async (stopping?: AbortSignal): Promise<number> => {
    const removed = await write(sweep.removeSomeIdle());
    if (removed === 0 || stopping?.aborted) return removed;
    await new Promise(setImmediate);
    return removed + (await deleteAll(stopping));
  };
  const deleteIdle = async (stopping?: AbortSignal): Promise<number> => {
    await write(sweep.passOver());
    return deleteAll(stopping);
  };

  const writesFor = (clientNumber: ClientNumber): WorkspaceWrites => ({
    change: (workspace, settings) => write(rows.change(workspace, clientNumber, settings)),
  });

  const workspaces: Workspaces = {
    ...writesFor(() => nobody),
    writesFor,
    find: (workspace) => readWorkspace(workspace, rows.find(workspace)),
    clear: (workspace) => write(rows.clear(workspace)),
    remove: (workspace) => write(rows.remove(workspace)),
    deleteIdle,
  };
  const prepareWriteOf =
    (seededTable: SeededTable): PrepareWrite =>
    (workspace, clientNumber, growth = 0) =>
      rows.prepareWrite(seededTable, workspace, clientNumber, growth);
  return {
    workspaces,
    clear: rows.clear,
    ensureRow: rows.ensureRow,
    lockRow: rows.lockRow,
    prepareWriteOf,
    readWorkspace,
  };
};

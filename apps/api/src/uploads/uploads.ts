import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { uploadsKept } from '@sparring/contracts/uploads/upload-limits';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { ReadWorkspace } from '../workspaces/table.ts';

export interface Uploads {
  /** `also` is work in the same transaction. */
  readonly add: (
    workspace: string,
    clientNumber: ClientNumber,
    upload: Upload,
    also?: () => Work<void>,
  ) => Promise<void>;
  /** The newest first. */
  readonly list: (workspace: string) => Promise<readonly Upload[]>;
}

interface UploadParts {
  readonly ensureRow: LockRow;
  readonly readWorkspace: ReadWorkspace;
}

function* list(workspace: string): Work<readonly Upload[]> {
  const found = yield* rows<{ data: string }>(
    sql(
      `SELECT data FROM upload WHERE workspace = (SELECT id FROM workspace WHERE name = $1)
       ORDER BY number DESC`,
      workspace,
    ),
  );
  return found.map(({ data }) => JSON.parse(data) as Upload);
}

export const createUploads = (
  { write, nextVersion }: Pick<Engine, 'write' | 'nextVersion'>,
  { ensureRow, readWorkspace }: UploadParts,
): Uploads => {
  function* add(
    workspace: string,
    clientNumber: ClientNumber,
    upload: Upload,
    also?: () => Work<void>,
  ): Work<void> {
    const { id } = yield* ensureRow(workspace, clientNumber);
    const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
    yield sql(
      'INSERT INTO upload (workspace, number, data) VALUES ($1, $2, $3)',
      id,
      version,
      JSON.stringify(upload),
    );
    yield sql(
      `DELETE FROM upload WHERE workspace = $1 AND number <= (
       SELECT number FROM upload WHERE workspace = $1 ORDER BY number DESC LIMIT 1 OFFSET ${uploadsKept}
     )`,
      id,
    );
    if (also) yield* also();
  }

  return {
    add: (...what) => write(add(...what)),
    list: (workspace) => readWorkspace(workspace, list(workspace)),
  };
};

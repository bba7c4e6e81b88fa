import { row, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { ReadWorkspace } from '../workspaces/table.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';

/** A lab that keeps everything about a workspace in one document. */
export interface Lab<Data> {
  readonly name: string;
  /** The document of a workspace in which nothing has changed. */
  readonly untouched: Data;
}

/** The part of a workspace context that names a workspace. */
interface DocumentContext {
  readonly workspace: Pick<WorkspaceContext['workspace'], 'name'>;
  readonly clientNumber: ClientNumber;
}

/** The documents of one workspace, within a transaction. */
export interface OwnDocuments {
  readonly get: <Data>(lab: Lab<Data>) => Work<Data>;
  readonly put: <Data>(lab: Lab<Data>, data: Data) => Work<void>;
}

export interface Documents {
  readonly find: <Data>(context: DocumentContext, lab: Lab<Data>) => Promise<Data>;
  /** One transaction, during which no other changes a document of the workspace. */
  readonly change: <Result>(
    context: DocumentContext,
    work: (documents: OwnDocuments) => Work<Result>,
  ) => Promise<Result>;
}

function* get<Data>(name: string, lab: Lab<Data>): Work<Data> {
  const text =
    'SELECT data FROM lab_document WHERE workspace = (SELECT id FROM workspace WHERE name = $1) AND lab = $2';
  const found = yield* row<{ data: string }>(sql(text, name, lab.name));
  return found ? (JSON.parse(found.data) as Data) : lab.untouched;
}

function* put<Data>(workspace: number, lab: Lab<Data>, data: Data): Work<void> {
  yield sql(
    `INSERT INTO lab_document (workspace, lab, data) VALUES ($1, $2, $3)
     ON CONFLICT (workspace, lab) DO UPDATE SET data = excluded.data`,
    workspace,
    lab.name,
    JSON.stringify(data),
  );
}

/** The documents of each workspace. Their size is bounded by the labs. */
export const createDocuments = (
  { write }: Engine,
  { lockRow, readWorkspace }: { readonly lockRow: LockRow; readonly readWorkspace: ReadWorkspace },
): Documents => {
  function* changed<Result>(
    { workspace: { name }, clientNumber }: DocumentContext,
    work: (documents: OwnDocuments) => Work<Result>,
  ): Work<Result> {
    const { id } = yield* lockRow(name, clientNumber);
    return yield* work({ get: (lab) => get(name, lab), put: (lab, data) => put(id, lab, data) });
  }

  return {
    find: ({ workspace: { name } }, lab) => readWorkspace(name, get(name, lab)),
    change: (context, work) => write(changed(context, work)),
  };
};

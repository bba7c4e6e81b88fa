import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { ReadWorkspace } from '../workspaces/table.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';

/** A login, or the access that an account gave to a client. Its tokens are valid as long as the grant exists. */
export interface Grant {
  readonly subject: string;
  readonly client?: string;
  readonly scope: string;
  /** The number of the only refresh token that is valid now; without it there is none. */
  readonly refresh?: number;
}

/** An authorization code of the OAuth provider. */
export interface AuthorizationCode {
  readonly client: string;
  readonly subject: string;
  readonly scope: string;
  readonly challenge: string;
  /** The redirect_uri, if the request for authorization had one. */
  readonly redirect?: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The grant that the code was exchanged for. */
  readonly grant?: string;
}

export interface LabSession {
  readonly username: string;
  readonly csrf: string;
  readonly expires: number;
  /** Whether a one-time code came with the login. */
  readonly hasSecondFactor?: boolean;
}

/** The data of each kind of secret. */
interface SecretData {
  readonly grant: Grant;
  readonly code: AuthorizationCode;
  readonly session: LabSession;
  /** The highest `nc` that a client has sent with a nonce of Digest. */
  readonly nonce: number;
  /** A one-time code or a signature that was used. */
  readonly totp: true;
  readonly signature: true;
}

type SecretKind = keyof SecretData;

/** The secrets of one workspace, within a transaction. */
export interface LabRows {
  readonly get: <K extends SecretKind>(kind: K, key: string) => Work<SecretData[K] | undefined>;
  /** `expires` is in milliseconds since 1970, by the clock of the workspace. */
  readonly put: <K extends SecretKind>(
    kind: K,
    key: string,
    expires: number,
    data: SecretData[K],
  ) => Work<void>;
  readonly remove: (kind: SecretKind, key: string) => Work<void>;
  readonly sessions: () => Work<readonly (LabSession & { readonly id: string })[]>;
}

/** The part of a workspace context that the lab reads. */
export type LabContext = Pick<WorkspaceContext, 'workspace' | 'clock' | 'clientNumber'>;

export interface LabSecrets {
  readonly find: <K extends SecretKind>(
    context: LabContext,
    kind: K,
    key: string,
  ) => Promise<SecretData[K] | undefined>;
  /** One transaction. It locks the workspace, so that two requests never use the same secret. */
  readonly change: <Result>(
    context: LabContext,
    work: (rows: LabRows) => Work<Result>,
  ) => Promise<Result>;
}

/** The highest number of secrets in a workspace. At the limit, the one that expires first is deleted. */
export const mostSecrets = 500;

interface Stored {
  readonly data: string;
}

const rowsOf = (workspace: number, now: number): LabRows => ({
  *get(kind, key) {
    const found = yield* row<Stored>(
      sql(
        'SELECT data FROM lab_secret WHERE workspace = $1 AND kind = $2 AND key = $3 AND expires_at > $4',
        workspace,
        kind,
        key,
        now,
      ),
    );
    return found && JSON.parse(found.data);
  },
  *put(kind, key, expires, data) {
    yield sql(
      `INSERT INTO lab_secret (workspace, kind, key, expires_at, data) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (workspace, kind, key) DO UPDATE SET expires_at = excluded.expires_at, data = excluded.data`,
      workspace,
      kind,
      key,
      expires,
      JSON.stringify(data),
    );
    yield sql('DELETE FROM lab_secret WHERE workspace = $1 AND expires_at <= $2', workspace, now);
    yield sql(
      `DELETE FROM lab_secret WHERE workspace = $1 AND (kind, key) IN (
       SELECT kind, key FROM lab_secret WHERE workspace = $1
       ORDER BY expires_at DESC, kind, key LIMIT ${mostSecrets} OFFSET ${mostSecrets}
     )`,
      workspace,
    );
  },
  *remove(kind, key) {
    yield sql(
      'DELETE FROM lab_secret WHERE workspace = $1 AND kind = $2 AND key = $3',
      workspace,
      kind,
      key,
    );
  },
  *sessions() {
    const found = yield* rows<Stored & { readonly key: string }>(
      sql(`SELECT key, data FROM lab_secret WHERE workspace = $1 AND kind = 'session'`, workspace),
    );
    return found.map(({ key, data }) => ({ id: key, ...(JSON.parse(data) as LabSession) }));
  },
});

function* find<K extends SecretKind>(
  context: LabContext,
  kind: K,
  key: string,
): Work<SecretData[K] | undefined> {
  const found = yield* row<Stored>(
    sql(
      `SELECT data FROM lab_secret WHERE workspace = (SELECT id FROM workspace WHERE name = $1)
       AND kind = $2 AND key = $3 AND expires_at > $4`,
      context.workspace.name,
      kind,
      key,
      context.clock.now().getTime(),
    ),
  );
  return found && JSON.parse(found.data);
}

/** The secrets of the auth lab in each workspace. They expire by the clock of the workspace. */
export const createLabSecrets = (
  { write }: Engine,
  { lockRow, readWorkspace }: { readonly lockRow: LockRow; readonly readWorkspace: ReadWorkspace },
): LabSecrets => {
  function* changed<Result>(
    context: LabContext,
    work: (rows: LabRows) => Work<Result>,
  ): Work<Result> {
    const { id } = yield* lockRow(context.workspace.name, context.clientNumber);
    return yield* work(rowsOf(id, context.clock.now().getTime()));
  }

  return {
    find: (context, ...what) => readWorkspace(context.workspace.name, find(context, ...what)),
    change: (context, work) => write(changed(context, work)),
  };
};

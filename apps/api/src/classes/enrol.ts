import { changeConditions } from '../conditions/change.ts';
import { sql, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import { noKey, type BeginClass } from '../workspaces/table.ts';

interface EnrolParts {
  readonly ensureRow: LockRow;
  readonly beginClass: BeginClass;
}

export interface Enrolled {
  /** The name of the workspace. */
  readonly name: string;
  readonly member: number;
  /** From when until when the requests are recorded. */
  readonly since: number;
  readonly until: number;
}

const mostOfMember = 100;

/** Leaves room for one more workspace of a member: the least recently used ones go, never that of the key itself. */
const makeRoom = (member: number) =>
  sql(
    `DELETE FROM workspace WHERE id IN (
       SELECT id FROM (
         SELECT id, used_at, (
           SELECT received_at FROM request WHERE request.workspace = workspace.id ORDER BY number DESC LIMIT 1
         ) AS last FROM workspace WHERE member = $1 AND ${noKey}
       ) AS own
       ORDER BY CASE WHEN last > used_at THEN last ELSE used_at END DESC, id DESC
       LIMIT 1000 OFFSET ${mostOfMember - 2})`,
    member,
  );

/** Makes a workspace that of a member, with the starting point of the class. */
export const createEnrol = ({ ensureRow, beginClass }: EnrolParts) =>
  function* ({ name, member, since, until }: Enrolled, clientNumber: ClientNumber): Work<void> {
    yield makeRoom(member);
    const { id } = yield* ensureRow(name, clientNumber);
    yield sql('UPDATE workspace SET member = $2 WHERE id = $1', id, member);
    yield* changeConditions(name, () => ({ member, recording: { since, until } }));
    yield* beginClass({ id, name, member });
  };

export type Enrol = ReturnType<typeof createEnrol>;

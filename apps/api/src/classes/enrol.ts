import { changeConditions } from '../conditions/change.ts';
import { sql, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../client-number.ts';
import type { LockRow } from '../lock-row.ts';
import type { BeginClass } from '../workspaces/table.ts';

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

/** Makes a workspace that of a member, with the starting point of the class. */
export const createEnrol = ({ ensureRow, beginClass }: EnrolParts) =>
  function* ({ name, member, since, until }: Enrolled, clientNumber: ClientNumber): Work<void> {
    const { id } = yield* ensureRow(name, clientNumber);
    yield sql('UPDATE workspace SET member = $2 WHERE id = $1', id, member);
    yield* changeConditions(name, () => ({ member, recording: { since, until } }));
    yield* beginClass({ id, name, member });
  };

export type Enrol = ReturnType<typeof createEnrol>;

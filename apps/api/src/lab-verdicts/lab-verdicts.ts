import type { LabName } from '@sparring/contracts/lab-facts/all';
import type { LabVerdict } from '@sparring/contracts/lab-verdicts';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../client-number.ts';
import type { LockRow } from '../lock-row.ts';
import type { ReadWorkspace } from '../workspaces/table.ts';

export interface KeptVerdict extends Omit<LabVerdict, 'reported'> {
  readonly lab: LabName;
}

export interface LabVerdicts {
  readonly list: (workspace: string) => Promise<readonly KeptVerdict[]>;
  /** Replaces the verdict of its lab. */
  readonly put: (
    workspace: string,
    clientNumber: ClientNumber,
    verdict: KeptVerdict,
  ) => Promise<void>;
  readonly clear: (workspace: string, clientNumber: ClientNumber) => Promise<void>;
}

interface VerdictParts {
  readonly ensureRow: LockRow;
  readonly readWorkspace: ReadWorkspace;
}

interface VerdictRow {
  readonly lab: LabName;
  readonly reported_at: number;
  readonly solved: number;
  readonly text: string;
  readonly facts: string;
}

function* list(name: string): Work<readonly KeptVerdict[]> {
  const found = yield* rows<VerdictRow>(
    sql(
      `SELECT lab, reported_at, solved, text, facts FROM lab_verdict
       WHERE workspace = (SELECT id FROM workspace WHERE name = $1) ORDER BY number DESC`,
      name,
    ),
  );
  return found.map(({ lab, reported_at: time, solved, text, facts }) => ({
    lab,
    solved: solved === 1,
    text,
    reported_at: new Date(time).toISOString(),
    facts: JSON.parse(facts),
  }));
}

export const createLabVerdicts = (
  { write, nextVersion }: Pick<Engine, 'write' | 'nextVersion'>,
  { ensureRow, readWorkspace }: VerdictParts,
): LabVerdicts => {
  function* put(name: string, clientNumber: ClientNumber, verdict: KeptVerdict): Work<void> {
    const { id } = yield* ensureRow(name, clientNumber);
    const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
    yield sql(
      `INSERT INTO lab_verdict (workspace, lab, number, reported_at, solved, text, facts)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (workspace, lab)
       DO UPDATE SET number = $3, reported_at = $4, solved = $5, text = $6, facts = $7`,
      id,
      verdict.lab,
      version,
      Date.parse(verdict.reported_at),
      verdict.solved ? 1 : 0,
      verdict.text,
      JSON.stringify(verdict.facts),
    );
  }

  function* clear(name: string, clientNumber: ClientNumber): Work<void> {
    const { id } = yield* ensureRow(name, clientNumber);
    yield sql('DELETE FROM lab_verdict WHERE workspace = $1', id);
  }

  return {
    list: (name) => readWorkspace(name, list(name)),
    put: (...what) => write(put(...what)),
    clear: (...where) => write(clear(...where)),
  };
};

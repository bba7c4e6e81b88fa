import type { LabName } from '@sparring/contracts/lab-facts/all';
import type { LabVerdict } from '@sparring/contracts/lab-verdicts';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { ReadWorkspace } from '../workspaces/table.ts';

export interface KeptVerdict extends Omit<LabVerdict, 'reported'> {
  readonly lab: LabName;
}

export type NewVerdict = Omit<KeptVerdict, 'level' | 'first_solved'>;

export interface LabVerdicts {
  readonly list: (workspace: string) => Promise<readonly KeptVerdict[]>;
  /** Replaces the verdict of its lab. When each level was solved first stays. */
  readonly put: (
    workspace: string,
    clientNumber: ClientNumber,
    verdict: NewVerdict,
  ) => Promise<KeptVerdict>;
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
  readonly solved_1: number | null;
  readonly solved_2: number | null;
}

const columns = 'lab, reported_at, solved, text, facts, solved_1, solved_2';

const levelIn = (facts: NewVerdict['facts']): 1 | 2 => (Number(facts['level']) > 1 ? 2 : 1);

const keptIn = ({ lab, reported_at, solved, text, facts, ...times }: VerdictRow): KeptVerdict => {
  const parsed = JSON.parse(facts) as NewVerdict['facts'];
  const first = [times.solved_1, times.solved_2].map((time, at) => ({ level: at + 1, time }));
  return {
    lab,
    level: levelIn(parsed),
    solved: solved === 1,
    text,
    reported_at: new Date(reported_at).toISOString(),
    first_solved: first.flatMap(({ level, time }) =>
      time === null ? [] : [{ level, at: new Date(time).toISOString() }],
    ),
    facts: parsed,
  };
};

function* list(name: string): Work<readonly KeptVerdict[]> {
  const found = yield* rows<VerdictRow>(
    sql(
      `SELECT ${columns} FROM lab_verdict
       WHERE workspace = (SELECT id FROM workspace WHERE name = $1) ORDER BY number DESC`,
      name,
    ),
  );
  return found.map(keptIn);
}

export const createLabVerdicts = (
  { write, nextVersion }: Pick<Engine, 'write' | 'nextVersion'>,
  { ensureRow, readWorkspace }: VerdictParts,
): LabVerdicts => {
  function* put(
    name: string,
    clientNumber: ClientNumber,
    { lab, solved, text, facts, reported_at }: NewVerdict,
  ): Work<KeptVerdict> {
    const { id } = yield* ensureRow(name, clientNumber);
    const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
    const time = Date.parse(reported_at);
    const solvedOn = (level: number) => (solved && levelIn(facts) === level ? time : null);
    const kept = yield* row<VerdictRow>(
      sql(
        `INSERT INTO lab_verdict (workspace, number, ${columns})
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (workspace, lab)
         DO UPDATE SET number = $2, reported_at = $4, solved = $5, text = $6, facts = $7,
           solved_1 = COALESCE(lab_verdict.solved_1, $8),
           solved_2 = COALESCE(lab_verdict.solved_2, $9)
         RETURNING ${columns}`,
        id,
        version,
        lab,
        time,
        solved ? 1 : 0,
        text,
        JSON.stringify(facts),
        solvedOn(1),
        solvedOn(2),
      ),
    );
    return keptIn(kept!);
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

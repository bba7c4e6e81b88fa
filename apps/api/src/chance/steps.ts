import type { Clock } from '../request/clock.ts';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import type { ChanceStep } from '../request/workspace-context.ts';
import { nobody, type ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';

export interface StepWrites {
  /** Takes the next step. Two calls never get the same one. */
  readonly take: (workspace: string) => Promise<ChanceStep>;
}

export interface Steps extends StepWrites {
  readonly writesFor: (clientNumber: ClientNumber) => StepWrites;
}

interface StepParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly ensureRow: LockRow;
}

export const createSteps = ({ write }: Engine, { clock, ensureRow }: StepParts): Steps => {
  function* take(name: string, clientNumber: ClientNumber): Work<ChanceStep> {
    const statement = sql(
      'UPDATE workspace SET step = step + 1, used_at = $2 WHERE name = $1 RETURNING seed, step - 1 AS step, chance',
      name,
      clock.now().getTime(),
    );
    const taken = yield* row<ChanceStep>(statement);
    if (taken) return taken;
    yield* ensureRow(name, clientNumber);
    return (yield* row<ChanceStep>(statement))!;
  }
  const writesFor = (clientNumber: ClientNumber): StepWrites => ({
    take: (name) => write(take(name, clientNumber)),
  });
  return { ...writesFor(() => nobody), writesFor };
};

import type { ChanceMode } from '@sparring/contracts/workspace';
import type { Clock } from '../clock.ts';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import { nobody, type From } from '../workspaces/table.ts';

/** The inputs of one random decision. Each decision has its own step. */
export interface ChanceStep {
  readonly seed: number;
  readonly step: number;
  readonly chance: ChanceMode;
}

export interface StepWrites {
  /** Takes the next step. Two calls never get the same one. */
  readonly take: (workspace: string) => Promise<ChanceStep>;
}

export interface Steps extends StepWrites {
  readonly askedBy: (from: From) => StepWrites;
}

interface StepParts {
  readonly clock: Pick<Clock, 'now'>;
  /** Creates the row of a workspace if it has none. */
  readonly keep: (workspace: string, from: From) => Work<unknown>;
}

export const createSteps = ({ write }: Engine, { clock, keep }: StepParts): Steps => {
  function* take(name: string, from: From): Work<ChanceStep> {
    const statement = sql(
      'UPDATE workspace SET step = step + 1, used_at = $2 WHERE name = $1 RETURNING seed, step - 1 AS step, chance',
      name,
      clock.now().getTime(),
    );
    const taken = yield* row<ChanceStep>(statement);
    if (taken) return taken;
    yield* keep(name, from);
    return (yield* row<ChanceStep>(statement))!;
  }
  const askedBy = (from: From): StepWrites => ({ take: (name) => write(take(name, from)) });
  return { ...askedBy(() => nobody), askedBy };
};

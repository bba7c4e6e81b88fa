import type { StoredFaults } from '@sparring/contracts/conditions';
import type { FaultRule } from '@sparring/contracts/fault';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import { all } from './count.ts';

/** Begins a script in a workspace, with all counts at 0. Without rules there is none. */
export const startFaultsOn = ({ nextVersion }: Pick<Engine, 'nextVersion'>) =>
  function* (workspace: number, rules: readonly FaultRule[]): Work<StoredFaults | undefined> {
    yield sql('DELETE FROM fault_use WHERE workspace = $1', workspace);
    if (rules.length === 0) return undefined;
    const script = (yield* row<{ version: number }>(sql(nextVersion)))!.version;
    for (const [rule, { outcomes }] of rules.entries())
      for (const outcome of [all, ...outcomes.keys()])
        yield sql(
          'INSERT INTO fault_use VALUES ($1, $2, $3, $4, 0)',
          workspace,
          script,
          rule,
          outcome,
        );
    return { script, rules };
  };

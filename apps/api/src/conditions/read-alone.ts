import type { Conditions } from '@sparring/contracts/conditions';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ConditionsReader } from './reader.ts';
import { conditionsIn } from './stored.ts';

/**
 * Reads conditions in a database of this process alone. It keeps the names of the workspaces that may have
 * some; a call in any other workspace reads nothing. A name may stay after its workspace was deleted or reset,
 * until its next call.
 */
export const readAlone = async ({ read }: Pick<Engine, 'read'>): Promise<ConditionsReader> => {
  const stored = () =>
    read(rows<{ name: string }>(sql('SELECT name FROM workspace WHERE conditions IS NOT NULL')));
  const names = new Set((await stored()).map(({ name }) => name));

  function* find(name: string): Work<Conditions> {
    const found = yield* row<{ conditions: string | null }>(
      sql('SELECT conditions FROM workspace WHERE name = $1', name),
    );
    if (!found?.conditions) names.delete(name);
    return conditionsIn(found?.conditions);
  }

  return {
    of: (name) => (names.has(name) ? read(find(name)) : undefined),
    changed: (name) => void names.add(name),
  };
};

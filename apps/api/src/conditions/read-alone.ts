import { allOff, type Conditions } from '@sparring/contracts/conditions';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ConditionsOf } from './reader.ts';
import { conditionsIn } from './stored.ts';

/** SQL of triggers that tell which workspace got other conditions. They last as long as the connection. */
const triggers = [
  `CREATE TEMP TRIGGER conditions_set AFTER UPDATE OF conditions ON main.workspace
   WHEN OLD.conditions IS NOT NEW.conditions BEGIN SELECT conditions_changed(NEW.name); END`,
  `CREATE TEMP TRIGGER conditions_renamed AFTER UPDATE OF name ON main.workspace
   WHEN OLD.conditions IS NOT NULL
   BEGIN SELECT conditions_changed(OLD.name), conditions_changed(NEW.name); END`,
  `CREATE TEMP TRIGGER conditions_deleted AFTER DELETE ON main.workspace
   WHEN OLD.conditions IS NOT NULL BEGIN SELECT conditions_changed(OLD.name); END`,
];

function* withNames(): Work<readonly { readonly name: string }[]> {
  for (const trigger of triggers) yield sql(trigger);
  return yield* rows<{ name: string }>(
    sql('SELECT name FROM workspace WHERE conditions IS NOT NULL'),
  );
}

/**
 * Reads conditions in a database of this process alone, and keeps them until the database tells of a change:
 * only the first call after a change reads the row. It keeps nothing for a workspace without conditions.
 */
export const readAlone = async ({
  read,
  write,
  define,
}: Pick<Engine, 'read' | 'write'> & Required<Pick<Engine, 'define'>>): Promise<ConditionsOf> => {
  const unread = Symbol('unread');
  const cache = new Map<string, Conditions | typeof unread>();
  define('conditions_changed', (name) => void cache.set(String(name), unread));
  for (const { name } of await write(withNames())) cache.set(name, unread);

  function* find(name: string): Work<Conditions> {
    const found = yield* row<{ conditions: string | null }>(
      sql('SELECT conditions FROM workspace WHERE name = $1', name),
    );
    const conditions = conditionsIn(found?.conditions);
    if (conditions === allOff) cache.delete(name);
    else cache.set(name, conditions);
    return conditions;
  }

  return (name) => {
    const kept = cache.get(name);
    return kept === unread ? read(find(name)) : kept;
  };
};

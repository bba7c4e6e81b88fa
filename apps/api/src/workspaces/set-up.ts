import { untouched } from '@sparring/contracts/workspace';
import { sql, type Engine, type Work } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { folder } from '../folder.ts';
import { seedWorkspace, type Table, type SeededTable } from './table.ts';

const migrations = folder('workspaces/migrations');

function* updateSeedOf(seededTable: SeededTable, nextVersion: Engine['nextVersion']): Work<void> {
  if (!(yield* seededTable.updateSeed(nextVersion))) return;
  yield sql(
    `UPDATE workspace SET ${seededTable.count} = $2, revision = revision + 1 WHERE id = $1`,
    seedWorkspace,
    seededTable.seeded,
  );
}

/** Creates or updates the tables of all nouns and their seed data. Returns what this has deleted. */
export function* setUp(
  { dialect, nextVersion }: Pick<Engine, 'dialect' | 'nextVersion'>,
  seededTables: readonly SeededTable[],
  tables: readonly Table[] = [],
): Work<readonly string[]> {
  const deletions = yield* migrate(dialect, [
    migrations,
    ...[...seededTables, ...tables].map((of) => of.migrations),
  ]);
  yield sql(
    'INSERT INTO workspace (id, name, seed, step, chance, revision, used_at) VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING',
    seedWorkspace,
    '',
    untouched.seed,
    untouched.step,
    untouched.chance,
  );
  for (const seededTable of seededTables) yield* updateSeedOf(seededTable, nextVersion);
  return deletions;
}

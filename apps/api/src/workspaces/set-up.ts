import { untouched } from '@sparring/contracts/workspace';
import { sql, type Engine, type Work } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { folder } from '../folder.ts';
import { seedWorkspace, type Belonging, type Holding } from './holding.ts';

const migrations = folder('workspaces/migrations');

function* updateSeedOf(holding: Holding, nextVersion: Engine['nextVersion']): Work<void> {
  if (!(yield* holding.updateSeed(nextVersion))) return;
  yield sql(
    `UPDATE workspace SET ${holding.count} = $2, revision = revision + 1 WHERE id = $1`,
    seedWorkspace,
    holding.seeded,
  );
}

/** Creates or updates the tables of all nouns and their seed data. */
export function* setUp(
  { dialect, nextVersion }: Pick<Engine, 'dialect' | 'nextVersion'>,
  holdings: readonly Holding[],
  belongings: readonly Belonging[] = [],
): Work<void> {
  yield* migrate(dialect, [migrations, ...[...holdings, ...belongings].map((of) => of.migrations)]);
  yield sql(
    'INSERT INTO workspace (id, name, seed, step, chance, revision, used_at) VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING',
    seedWorkspace,
    '',
    untouched.seed,
    untouched.step,
    untouched.chance,
  );
  for (const holding of holdings) yield* updateSeedOf(holding, nextVersion);
}

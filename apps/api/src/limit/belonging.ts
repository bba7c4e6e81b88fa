import type { Engine } from '../database/engine.ts';
import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The counts of the limits. Only PostgreSQL stores them. */
export const limitBelonging = (dialect: Engine['dialect']): Belonging => ({
  migrations: folder('limit/migrations'),
  *clear(workspace) {
    if (dialect === 'postgres') yield sql('DELETE FROM limit_use WHERE workspace = $1', workspace);
  },
});

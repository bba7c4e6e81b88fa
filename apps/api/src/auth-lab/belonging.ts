import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** What the auth lab remembers belongs to a workspace and is cleared by its reset. */
export const labBelonging: Belonging = {
  migrations: folder('auth-lab/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM lab_secret WHERE workspace = $1', workspace);
  },
};

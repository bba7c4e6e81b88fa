import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The counts of the faults of a workspace. */
export const faultBelonging: Belonging = {
  migrations: folder('faults/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM fault_use WHERE workspace = $1', workspace);
  },
};

import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The log of a workspace. A reset leaves it. */
export const requestBelonging: Belonging = {
  migrations: folder('requests/migrations'),
  *clear() {},
  *remove(workspace) {
    yield sql('DELETE FROM request WHERE workspace = $1', workspace);
  },
};

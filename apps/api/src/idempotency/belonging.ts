import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The keys of the requests of a workspace, with their answers. */
export const keyBelonging: Belonging = {
  migrations: folder('idempotency/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM idempotency_key WHERE workspace = $1', workspace);
  },
};

import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The uploads belong to a workspace and are cleared by its reset. */
export const uploadBelonging: Belonging = {
  migrations: folder('uploads/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM upload WHERE workspace = $1', workspace);
  },
};

import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

/** The documents of the labs belong to a workspace and are deleted by its reset. */
export const documentBelonging: Belonging = {
  migrations: folder('documents/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM lab_document WHERE workspace = $1', workspace);
  },
};

import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import type { Belonging } from '../workspaces/holding.ts';

export const verdictBelonging: Belonging = {
  migrations: folder('lab-verdicts/migrations'),
  *clear(workspace) {
    yield sql('DELETE FROM lab_verdict WHERE workspace = $1', workspace);
  },
};

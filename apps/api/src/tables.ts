import type { Engine } from './database/engine.ts';
import { sql } from './database/engine.ts';
import { folder } from './folder.ts';
import type { Table } from './workspaces/table.ts';

const rowsIn = (table: string): Table['clear'] =>
  function* (workspace) {
    yield sql(`DELETE FROM ${table} WHERE workspace = $1`, workspace);
  };

const leave: Table['clear'] = function* () {};

const cleared = (place: string, table: string): Table => ({
  migrations: folder(`${place}/migrations`),
  clear: rowsIn(table),
});

/** What belongs to workspaces beside the records with a seed. */
export const tablesOf = (dialect: Engine['dialect']): readonly Table[] => [
  cleared('faults', 'fault_use'),
  cleared('documents', 'lab_document'),
  cleared('idempotency', 'idempotency_key'),
  cleared('auth-lab', 'lab_secret'),
  /* SQLite keeps the counts of the limits in memory. */
  {
    migrations: folder('limit/migrations'),
    clear: dialect === 'postgres' ? rowsIn('limit_use') : leave,
  },
  /* A reset leaves the log. */
  { migrations: folder('requests/migrations'), clear: leave, remove: rowsIn('request') },
  cleared('lab-verdicts', 'lab_verdict'),
  cleared('uploads', 'upload'),
  cleared('books/snapshots', 'snapshot'),
  { migrations: folder('classes/migrations'), clear: leave },
  /* A reset leaves what was done. */
  {
    migrations: folder('tasks/migrations'),
    clear: leave,
    remove: function* (workspace) {
      yield* rowsIn('waiting_call')(workspace);
      yield* rowsIn('task_progress')(workspace);
    },
  },
];

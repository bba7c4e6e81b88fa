import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import { seedWorkspace, type SeededTable } from '../workspaces/table.ts';
import { count } from './list.ts';
import { columns, keyColumns } from './row.ts';
import { seedBooks } from './seed.ts';
import { updateSeed } from './update-seed.ts';

const copied = `${columns}, ${keyColumns}`;

/**
 * The books of a workspace: the example for stored records. Others need a migration with the next number of all nouns, a
 * SeededTable, its line in open-store.ts, and a test in test/engines. Records without a seed have a line in tables.ts; a
 * lab that needs little is one document, as in jobs/job-list.ts.
 */
export const bookTable = (maxBooks: number): SeededTable => ({
  count,
  seeded: seedBooks.length,
  migrations: folder('books/migrations'),
  describe: (books) => ({ books, max_books: maxBooks }),
  updateSeed,
  *copySeed(workspace) {
    yield sql(
      `INSERT INTO book (workspace, ${copied}) SELECT CAST($1 AS INTEGER), ${copied} FROM book WHERE workspace = $2`,
      workspace,
      seedWorkspace,
    );
  },
  *clear(workspace) {
    yield sql('DELETE FROM book WHERE workspace = $1', workspace);
  },
});

import { sql } from '../database/engine.ts';
import { folder } from '../folder.ts';
import { seedWorkspace, type Holding } from '../workspaces/holding.ts';
import { count } from './list.ts';
import { columns, keyColumns } from './row.ts';
import { seedBooks } from './seed.ts';
import { updateSeed } from './update-seed.ts';

const copied = `${columns}, ${keyColumns}`;

/** The books of a workspace. */
export const bookHolding = (maxBooks: number): Holding => ({
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

import { sql, row, rows, type Engine, type Work } from '../database/engine.ts';
import { folder } from '../folder.ts';
import { seedWorkspace, type SeededTable } from '../workspaces/table.ts';
import { count } from './list.ts';
import { columns, keyColumns, bookOf, type BookRow } from './row.ts';
import { seedBooks } from './seed.ts';
import { isDeepStrictEqual } from 'node:util';
import { insertBook } from './book-work.ts';

const isCurrent = (found: readonly BookRow[]): boolean =>
  isDeepStrictEqual(found.map(bookOf), seedBooks);

/** Writes the seed books into the seed workspace, and replaces them when a release changes them. */
function* updateSeed(nextVersion: Engine['nextVersion']): Work<boolean> {
  const found = yield* rows<BookRow>(
    sql(`SELECT ${columns} FROM book WHERE workspace = $1 ORDER BY id`, seedWorkspace),
  );
  if (isCurrent(found)) return false;
  yield sql('DELETE FROM book WHERE workspace = $1', seedWorkspace);
  const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
  for (const book of seedBooks) yield insertBook(seedWorkspace, book, version);
  return true;
}

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

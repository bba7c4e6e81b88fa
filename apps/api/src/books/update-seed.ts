import { isDeepStrictEqual } from 'node:util';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import { seedWorkspace } from '../workspaces/table.ts';
import { bookOf, columns, type BookRow } from './row.ts';
import { seedBooks } from './seed.ts';
import { insertBook } from './book-work.ts';

const isCurrent = (found: readonly BookRow[]): boolean =>
  isDeepStrictEqual(found.map(bookOf), seedBooks);

/** Writes the seed books into the seed workspace, and replaces them when a release changes them. */
export function* updateSeed(nextVersion: Engine['nextVersion']): Work<boolean> {
  const found = yield* rows<BookRow>(
    sql(`SELECT ${columns} FROM book WHERE workspace = $1 ORDER BY id`, seedWorkspace),
  );
  if (isCurrent(found)) return false;
  yield sql('DELETE FROM book WHERE workspace = $1', seedWorkspace);
  const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
  for (const book of seedBooks) yield insertBook(seedWorkspace, book, version);
  return true;
}

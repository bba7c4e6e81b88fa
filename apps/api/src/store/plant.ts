import { isDeepStrictEqual } from 'node:util';
import { untouched } from '@sparring/contracts/workspace';
import { bookOf, columns, type BookRow } from './book-row.ts';
import { insertBook } from './books.ts';
import { row, rows, sql, type Engine, type Work } from './engine.ts';
import { seedBooks, seedWorkspace } from './seed.ts';

const isPlanted = (found: readonly BookRow[]): boolean =>
  isDeepStrictEqual(found.map(bookOf), seedBooks);

/** Puts the seed books into their workspace; again, with a new version, when a release changes them. */
export function* plant(nextVersion: Engine['nextVersion']): Work<void> {
  const found = yield* rows<BookRow>(
    sql(`SELECT ${columns} FROM book WHERE workspace = $1 ORDER BY id`, seedWorkspace),
  );
  if (isPlanted(found)) return;
  yield sql('DELETE FROM book WHERE workspace = $1', seedWorkspace);
  yield sql(
    'INSERT INTO workspace (id, name, seed, step, chance, revision, used_at) VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING',
    seedWorkspace,
    '',
    untouched.seed,
    untouched.step,
    untouched.chance,
  );
  yield sql(
    'UPDATE workspace SET books = $2, revision = revision + 1 WHERE id = $1',
    seedWorkspace,
    seedBooks.length,
  );
  const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
  for (const book of seedBooks) yield* insertBook(seedWorkspace, book, version);
}

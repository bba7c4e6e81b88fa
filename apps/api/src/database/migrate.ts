import { readdirSync, readFileSync } from 'node:fs';
import { row, sql, type Engine, type Work } from './engine.ts';

interface Migration {
  readonly number: number;
  readonly file: URL;
}

/** `0001-books.sqlite.sql` is number 1 for SQLite. A file without an engine in its name is for both. */
const fileName = /^(\d{4})-[\w-]+(?:\.(sqlite|postgres))?\.sql$/;

const migrationsIn = (folder: URL, dialect: Engine['dialect']): Migration[] =>
  readdirSync(folder).flatMap((file) => {
    const [, number, engine = dialect] = fileName.exec(file) ?? [];
    if (number === undefined || engine !== dialect) return [];
    return [{ number: Number(number), file: new URL(file, folder) }];
  });

/** Each noun has its own folder; the numbers are unique across all folders. A released file never changes. */
const inOrder = (folders: readonly URL[], dialect: Engine['dialect']): Migration[] => {
  const migrations = folders
    .flatMap((folder) => migrationsIn(folder, dialect))
    .toSorted((one, other) => one.number - other.number);
  const wrong = migrations.findIndex(({ number }, at) => number !== at + 1);
  if (wrong === -1) return migrations;
  throw new Error(
    `The numbers of the ${dialect} migrations must run from 1 without gaps or repetitions: ${migrations[wrong]!.file.pathname} is not number ${wrong + 1}.`,
  );
};

const comment = /^--(.*)$/gm;

const statementsOf = (text: string): string[] =>
  text
    .replaceAll(comment, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '');

/** Returns what the statement has deleted. A migration that drops a table of data deletes its rows first, to say so. */
function* apply(statement: string): Work<string | undefined> {
  const [, table] = /^\s*DELETE FROM (\w+)/.exec(statement) ?? [];
  const deleted = yield sql(table === undefined ? statement : `${statement} RETURNING 1`);
  return table && deleted.length > 0 ? `${deleted.length} rows of ${table}` : undefined;
}

/** Updates the tables to this release. Returns a sentence for each deletion of data, with the comments of its file. */
export function* migrate(
  dialect: Engine['dialect'],
  folders: readonly URL[],
): Work<readonly string[]> {
  yield sql('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)');
  const { done } = (yield* row<{ done: number }>(
    sql('SELECT coalesce(max(number), 0) AS done FROM migration'),
  ))!;
  const migrations = inOrder(folders, dialect);
  const newest = migrations.length;
  if (done > newest)
    throw new Error(
      `The database belongs to a newer release (it has migration ${done}, this release knows ${newest}). Start that release.`,
    );
  const deletions: string[] = [];
  for (const { number, file } of migrations.slice(done)) {
    const text = readFileSync(file, 'utf8');
    const why = Array.from(text.matchAll(comment), ([, line = '']) => line).join('');
    for (const statement of statementsOf(text)) {
      const deleted = yield* apply(statement);
      if (deleted) deletions.push(`Migration ${number} has deleted ${deleted} on purpose.${why}`);
    }
    yield sql('INSERT INTO migration VALUES ($1)', number);
  }
  return deletions;
}

/** Throws when the database does not answer. */
export function* requireAnswer(): Work<void> {
  yield sql('SELECT number FROM migration LIMIT 1');
}

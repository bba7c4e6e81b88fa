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

const statementsOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((text) => text.trim() !== '');

/** Updates the tables to this release. */
export function* migrate(dialect: Engine['dialect'], folders: readonly URL[]): Work<void> {
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
  for (const { number, file } of migrations.slice(done)) {
    for (const statement of statementsOf(file)) yield sql(statement);
    yield sql('INSERT INTO migration VALUES ($1)', number);
  }
}

/** Throws when the database does not answer. */
export function* requireAnswer(): Work<void> {
  yield sql('SELECT number FROM migration LIMIT 1');
}

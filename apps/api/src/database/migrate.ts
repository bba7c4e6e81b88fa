import { readdirSync, readFileSync } from 'node:fs';
import { row, sql, type Engine, type Work } from './engine.ts';

interface Migration {
  readonly number: number;
  readonly file: URL;
}

/** `0001-books.sqlite.sql` is number 1 for SQLite; without an engine in its name a file is for both. */
const fileName = /^(\d{4})-[\w-]+(?:\.(sqlite|postgres))?\.sql$/;

const migrationsIn = (folder: URL, dialect: Engine['dialect']): Migration[] =>
  readdirSync(folder).flatMap((file) => {
    const [, number, engine = dialect] = fileName.exec(file) ?? [];
    if (number === undefined || engine !== dialect) return [];
    return [{ number: Number(number), file: new URL(file, folder) }];
  });

/** Every noun has a folder, and the numbers run through all of them: one is never used again, a landed file never changed. */
const inOrder = (folders: readonly URL[], dialect: Engine['dialect']): Migration[] => {
  const migrations = folders
    .flatMap((folder) => migrationsIn(folder, dialect))
    .toSorted((one, other) => one.number - other.number);
  const wrong = migrations.findIndex(({ number }, at) => number !== at + 1);
  if (wrong === -1) return migrations;
  throw new Error(
    `The migrations of ${dialect} count from 1 without a gap and without a repeat: ${migrations[wrong]!.file.pathname} is not number ${wrong + 1}.`,
  );
};

const statementsOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((text) => text.trim() !== '');

/** Brings the tables to the state this release needs. */
export function* migrate(dialect: Engine['dialect'], folders: readonly URL[]): Work<void> {
  yield sql('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)');
  const { done } = (yield* row<{ done: number }>(
    sql('SELECT coalesce(max(number), 0) AS done FROM migration'),
  ))!;
  const migrations = inOrder(folders, dialect);
  const newest = migrations.length;
  if (done > newest)
    throw new Error(
      `The database is of a newer release (migration ${done}, this one knows ${newest}). Start that release.`,
    );
  for (const { number, file } of migrations.slice(done)) {
    for (const statement of statementsOf(file)) yield sql(statement);
    yield sql('INSERT INTO migration VALUES ($1)', number);
  }
}

/** Throws when the database does not answer. */
export function* answers(): Work<void> {
  yield sql('SELECT number FROM migration LIMIT 1');
}

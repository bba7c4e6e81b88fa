import { readdirSync, readFileSync } from 'node:fs';
import { row, sql, type Engine, type Work } from './engine.ts';

const folder = new URL('migrations/', import.meta.url);

/** `0001-books.sqlite.sql` is number 1. A number is never used again, a landed file never changed. */
const migrationsOf = (dialect: Engine['dialect']) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(`.${dialect}.sql`))
    .map((file) => ({ number: Number.parseInt(file, 10), file }))
    .toSorted((one, other) => one.number - other.number);

const statementsOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((text) => text.trim() !== '');

/** Brings the tables to the state this release needs. */
export function* migrate(dialect: Engine['dialect']): Work<void> {
  yield sql('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)');
  const { done } = (yield* row<{ done: number }>(
    sql('SELECT coalesce(max(number), 0) AS done FROM migration'),
  ))!;
  const migrations = migrationsOf(dialect);
  const newest = migrations.at(-1)!.number;
  if (done > newest)
    throw new Error(
      `The database is of a newer release (migration ${done}, this one knows ${newest}). Start that release.`,
    );
  for (const { number, file } of migrations.filter((migration) => migration.number > done)) {
    for (const statement of statementsOf(file)) yield sql(statement);
    yield sql('INSERT INTO migration VALUES ($1)', number);
  }
}

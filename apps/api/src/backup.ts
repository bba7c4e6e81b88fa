import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readVariables } from '@sparring/serving/environment';
import { copyDatabase } from './database/copy.ts';
import { sqlitePath } from './database/open.ts';
import { databaseOf, environment } from './env.ts';

/* `node backup.js <file>` writes a copy of the SQLite database to a new file; without a file, to standard output. */
const [file] = process.argv.slice(2);

const place = environment.pick({ DATA_DIR: true, DATABASE_URL: true });

const pathOf = (database: string): string => {
  if (!database.startsWith('file:'))
    throw new Error('There is no SQLite file. With PostgreSQL, use pg_dump.');
  return sqlitePath(database);
};

try {
  const path = pathOf(databaseOf(readVariables(place, process.env)));
  if (!existsSync(path)) throw new Error(`There is no database file ${path}.`);
  if (file !== undefined && existsSync(file)) throw new Error(`${file} exists already.`);
  const copy = `${file ?? path}.part`;
  await copyDatabase(path, copy);
  try {
    if (file === undefined) await pipeline(createReadStream(copy), process.stdout);
    else renameSync(copy, file);
  } finally {
    rmSync(copy, { force: true });
  }
} catch (error) {
  process.stderr.write(`backup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

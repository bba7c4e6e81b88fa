import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { rows, sql, type Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import { testStore } from '../../test/support/app.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** The folder of a noun, with these migrations. */
const folderOf = (files: Readonly<Record<string, string>>): URL => {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
};

const newDatabase = (): Engine => {
  const engine = openSqlite(':memory:');
  onTestFinished(() => engine.close());
  return engine;
};

const columnsOf = (engine: Engine, table: string) =>
  engine.read(rows<{ name: string }>(sql(`SELECT name FROM pragma_table_info('${table}')`)));

test('applies the migrations of all nouns in the order of their numbers', async () => {
  const engine = newDatabase();
  const pens = folderOf({
    '0001-pens.sqlite.sql': 'CREATE TABLE pen (a TEXT);',
    '0003-ink.sqlite.sql': 'ALTER TABLE box ADD COLUMN ink TEXT;',
  });
  const boxes = folderOf({ '0002-boxes.sqlite.sql': 'CREATE TABLE box (pen TEXT);' });
  await engine.setUp(migrate('sqlite', [boxes, pens]));
  expect(await columnsOf(engine, 'box')).toEqual([{ name: 'pen' }, { name: 'ink' }]);
});

test('applies files without an engine in their name, and none of the other engine', async () => {
  const engine = newDatabase();
  const folder = folderOf({
    '0001-pens.sql': 'CREATE TABLE pen (a TEXT);',
    '0002-ink.sqlite.sql': 'ALTER TABLE pen ADD COLUMN b TEXT;',
    '0002-ink.postgres.sql': 'ALTER TABLE pen ADD COLUMN c TEXT;',
  });
  await engine.setUp(migrate('sqlite', [folder]));
  expect(await columnsOf(engine, 'pen')).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('applies only the migrations that the database does not have', async () => {
  const engine = newDatabase();
  const pens = folderOf({ '0001-pens.sql': 'CREATE TABLE pen (a TEXT);' });
  await engine.setUp(migrate('sqlite', [pens]));
  const boxes = folderOf({ '0002-boxes.sql': 'CREATE TABLE box (pen TEXT);' });
  await engine.setUp(migrate('sqlite', [pens, boxes]));
  expect(await columnsOf(engine, 'box')).toEqual([{ name: 'pen' }]);
});

test('refuses a number that two nouns use', async () => {
  const one = folderOf({ '0001-pens.sql': 'CREATE TABLE pen (a TEXT);' });
  const other = folderOf({ '0001-boxes.sql': 'CREATE TABLE box (pen TEXT);' });
  const setUp = newDatabase().setUp(migrate('sqlite', [one, other]));
  await expect(setUp).rejects.toThrow(/0001-boxes\.sql is not number 2\.$/);
});

test('refuses a number that leaves a gap', async () => {
  const folder = folderOf({ '0002-pens.sql': 'CREATE TABLE pen (a TEXT);' });
  await expect(newDatabase().setUp(migrate('sqlite', [folder]))).rejects.toThrow('is not number 1');
});

/** The database of the release that had this migration as its last. */
const databaseAfter = (last: number, text: string): string => {
  const path = join(newFolder(), 'old.sqlite');
  const database = new DatabaseSync(path);
  database.exec('PRAGMA application_id = 1397768530; CREATE TABLE migration (number INTEGER)');
  const cwd = join(import.meta.dirname, '..');
  const files = globSync('*/migrations/*.sql', { cwd }).filter(
    (file) => !file.includes('postgres'),
  );
  for (const file of files
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
    .slice(0, last))
    database.exec(readFileSync(join(cwd, file), 'utf8'));
  database.exec(`INSERT INTO migration VALUES (${last})`);
  database.exec(text);
  database.close();
  return path;
};

test('an upgrade says which data it deletes on purpose, and why', async () => {
  const database = databaseAfter(
    11,
    `INSERT INTO workspace (id, name, seed, step, chance, revision, used_at) VALUES (1, 'a', 1, 0, 'normal', 0, 0);
     INSERT INTO lab_verdict VALUES (1, 'clicks', 1, 0, 1, 'Solved'), (1, 'doors', 2, 0, 1, 'Solved')`,
  );
  const deleted: string[] = [];
  const store = await testStore({
    database: `file:${database}`,
    onDeletion: (line) => deleted.push(line),
  });
  await store.close();
  expect(deleted).toEqual([
    'Migration 12 has deleted 2 rows of lab_verdict on purpose. The verdicts before were claims of anybody: only a verdict with its facts is kept.',
  ]);
});

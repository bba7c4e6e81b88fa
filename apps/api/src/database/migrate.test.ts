import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { rows, sql, type Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** The folder of a noun, with these migrations. */
const folderOf = (files: Readonly<Record<string, string>>): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

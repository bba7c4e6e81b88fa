import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../../test/support/app.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A file that a store has written and closed. */
const usedFile = async (): Promise<string> => {
  const path = join(newFolder(), 'used.sqlite');
  const store = await testStore({ database: `file:${path}` });
  await store.close();
  return path;
};

const complaint = (path: string): Promise<string> =>
  testStore({ database: `file:${path}` }).then(
    () => 'it opened',
    (error: Error) => error.message,
  );

test('refuses a file whose middle is overwritten, without a change to it', async () => {
  const path = await usedFile();
  const damaged = readFileSync(path).fill(0xaa, 4096, 12_288);
  writeFileSync(path, damaged);
  expect(await complaint(path)).toMatch(/used.sqlite is damaged .*\. Move it away together with /);
  expect(await complaint(path)).toContain(
    ` with ${path}-wal and ${path}-shm, if they exist, or set DATABASE_URL to another file.`,
  );
  expect(readFileSync(path).equals(damaged)).toBe(true);
});

test('refuses a truncated file, without a change to it', async () => {
  const path = await usedFile();
  const cut = readFileSync(path).subarray(0, 6000);
  writeFileSync(path, cut);
  expect(await complaint(path)).toMatch(/used.sqlite (is damaged|cannot be read)/);
  expect(readFileSync(path).equals(cut)).toBe(true);
});

test('refuses a file that is not a database, without a change to it', async () => {
  const path = join(newFolder(), 'notes.txt');
  writeFileSync(path, 'Buy bread. '.repeat(1000));
  expect(await complaint(path)).toContain('cannot be read (file is not a database)');
  expect(readFileSync(path, 'utf8')).toBe('Buy bread. '.repeat(1000));
});

test('refuses the database of another program, without a change to it', async () => {
  const path = join(newFolder(), 'other.sqlite');
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE song (title TEXT)');
  other.close();
  const bytes = readFileSync(path);
  expect(await complaint(path)).toContain('belongs to another program');
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('refuses a read-only file, even for root', async () => {
  const path = await usedFile();
  chmodSync(path, 0o444);
  const bytes = readFileSync(path);
  expect(await complaint(path)).toContain('is read-only. Make it writable, or set DATABASE_URL');
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('refuses a file that another API uses', async () => {
  const path = await usedFile();
  const store = await testStore({ database: `file:${path}` });
  onTestFinished(() => store.close());
  expect(await complaint(path)).toBe(
    `The database file ${path} is in use by another process. Stop the other Sparring, or set DATA_DIR to another folder.`,
  );
});

test('refuses a folder', async () => {
  expect(await complaint(newFolder())).toContain('is not a file. Move it away, or set');
});

test('refuses a database of a newer release', async () => {
  const path = await usedFile();
  const newer = new DatabaseSync(path);
  newer.exec('INSERT INTO migration VALUES (9999)');
  newer.close();
  expect(await complaint(path)).toContain('newer release (it has migration 9999');
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('creates missing folders that only their owner can open', async () => {
  const path = join(newFolder(), 'a', 'b', 'new.sqlite');
  expect(await complaint(path)).toBe('it opened');
  expect([dirname(path), dirname(dirname(path))].map(modeOf)).toEqual(['700', '700']);
});

test('only the owner can read the file and its WAL, also those of an earlier release', async () => {
  const path = await usedFile();
  const files = [path, `${path}-wal`];
  for (const file of files) writeFileSync(file, '', { flag: 'a', mode: 0o644 });
  for (const file of files) chmodSync(file, 0o644);
  const store = await testStore({ database: `file:${path}` });
  await store.workspaces.change('mine', { seed: 7 });
  expect(files.map(modeOf)).toEqual(['600', '600']);
  await store.close();
});

test('has every committed write after the process was killed', async () => {
  const path = await usedFile();
  const copy = join(newFolder(), 'copy.sqlite');
  const store = await testStore({ database: `file:${path}` });
  await store.workspaces.change('mine', { seed: 7 });
  for (const end of ['', '-wal']) writeFileSync(copy + end, readFileSync(path + end));
  await store.close();
  const after = await testStore({ database: `file:${copy}` });
  expect(await after.workspaces.find('mine')).toMatchObject({ seed: 7 });
  await after.close();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bookTable } from '../../../src/books/seeded-table.ts';
import { row, rows, sql, type Engine } from '../../../src/database/engine.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { testClock } from '../../support/app.ts';
import { nobody } from '../../../src/request/client-number.ts';
import { tablesOf } from '../../../src/tables.ts';
import { seedWorkspace, type SeededTable } from '../../../src/workspaces/table.ts';
import { defaultWorkspaceLimits } from '../../../src/workspaces/limits.ts';
import { workspaceRows } from '../../../src/workspaces/rows.ts';
import { setUp } from '../../../src/workspaces/set-up.ts';

const newDatabase = useDatabases();
const books = bookTable(1000);
const clientNumber = () => nobody;

/** Another noun: notes, one of them in the seed. */
const noteTable = (migrationNumber: number): SeededTable => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-notes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = `${String(migrationNumber).padStart(4, '0')}-notes.sql`;
  writeFileSync(
    join(folder, file),
    `CREATE TABLE note (workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE, text TEXT NOT NULL);
     ALTER TABLE workspace ADD COLUMN notes INTEGER;`,
  );
  return {
    count: 'notes',
    seeded: 1,
    migrations: pathToFileURL(`${folder}/`),
    describe: () => ({}),
    *updateSeed() {
      yield sql('INSERT INTO note VALUES ($1, $2)', seedWorkspace, 'Buy bread');
      return true;
    },
    *copySeed(workspace) {
      yield sql(
        'INSERT INTO note SELECT CAST($1 AS INTEGER), text FROM note WHERE workspace = $2',
        workspace,
        seedWorkspace,
      );
    },
    *clear(workspace) {
      yield sql('DELETE FROM note WHERE workspace = $1', workspace);
    },
  };
};

const countsOf = (engine: Engine, name: string) =>
  engine.read(row(sql('SELECT books, notes FROM workspace WHERE name = $1', name)));

const notesIn = (engine: Engine, workspace: number) =>
  engine.read(rows(sql('SELECT text FROM note WHERE workspace = $1', workspace)));

describe.each(engines)('a second noun on %s', (name) => {
  /** A database in which a workspace has books of its own, and which then learns of notes. */
  const open = async (maxWorkspaces = 10) => {
    const engine = await openDatabase(
      await newDatabase(name),
      (error) => expect.unreachable(String(error)),
      (opened) => Promise.resolve(opened),
    );
    onTestFinished(() => engine.close());
    const tables = tablesOf(engine.dialect);
    const limits = { ...defaultWorkspaceLimits, maxWorkspaces };
    const parts = { limits, clock: testClock() };
    await engine.setUp(setUp(engine, [books], tables));
    const before = workspaceRows({ ...parts, seededTables: [books] });
    await engine.write(before.prepareWrite(books, 'mine', clientNumber, 1));
    const { done } = (await engine.read(
      row<{ done: number }>(sql('SELECT max(number) AS done FROM migration')),
    ))!;
    const notes = noteTable(done + 1);
    const seededTables = [books, notes];
    await engine.setUp(setUp(engine, seededTables, tables));
    return { engine, notes, workspaces: workspaceRows({ ...parts, seededTables }) };
  };

  test('gets its seed copied at its first write, without a change to other nouns', async () => {
    const { engine, notes, workspaces } = await open();
    expect(await countsOf(engine, 'mine')).toEqual({ books: 31, notes: null });
    const { id, held } = await engine.write(
      workspaces.prepareWrite(notes, 'mine', clientNumber, 1),
    );
    expect(held).toBe(2);
    expect(await notesIn(engine, id)).toEqual([{ text: 'Buy bread' }]);
    expect(await countsOf(engine, 'mine')).toEqual({ books: 31, notes: 2 });
  });

  test('is reset together with the first', async () => {
    const { engine, notes, workspaces } = await open();
    const { id } = await engine.write(workspaces.prepareWrite(notes, 'mine', clientNumber, 0));
    await engine.write(workspaces.clear('mine'));
    expect(await notesIn(engine, id)).toEqual([]);
    expect(await countsOf(engine, 'mine')).toEqual({ books: null, notes: null });
  });

  test('does not count a workspace twice that the first noun has written', async () => {
    const { engine, notes, workspaces } = await open(1);
    await engine.write(workspaces.prepareWrite(notes, 'mine', clientNumber, 0));
    expect(await countsOf(engine, 'mine')).toEqual({ books: 31, notes: 1 });
    const refused = { kind: 'too-many-workspaces' };
    await expect(
      engine.write(workspaces.prepareWrite(notes, 'other', clientNumber, 0)),
    ).rejects.toMatchObject(refused);
  });
});

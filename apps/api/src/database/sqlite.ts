import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { together } from '../together.ts';
import type { Engine, Row, Statement, Value, Work } from './engine.ts';
import { storeUnavailable } from './unavailable.ts';
import { checkFile, markOurs, patience } from './sqlite-file.ts';

/** Result codes that say something about the file, the disk or a lock, not about the statement. */
const notOurMistake = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** What node:sqlite says of a database that is closed. */
const closed = 'ERR_INVALID_STATE';

const toRefusal = (error: unknown): unknown => {
  const { errcode = 0, code } = Object(error) as { errcode?: number; code?: string };
  return code === closed || notOurMistake.has(errcode & 0xff) ? storeUnavailable(error) : error;
};

/**
 * WAL with NORMAL: what was committed is with the operating system and survives a kill -9 of ours.
 * The file is ours alone, which spares every read the locks that other processes would need;
 * several replicas share a PostgreSQL.
 */
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -16000;
`;

const open = (path: string): DatabaseSync => {
  if (path !== ':memory:') {
    checkFile(path);
    mkdirSync(dirname(path), { recursive: true });
  }
  const database = new DatabaseSync(path, { timeout: patience });
  database.exec(settings);
  markOurs(database);
  return database;
};

/** Rows come as arrays and become objects here: that takes half the time of having node:sqlite do it. */
const rowOf = (names: readonly string[], values: readonly Value[]): Row => {
  const row: Record<string, Value> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at]!;
  return row;
};

type Prepared = (values: readonly Value[]) => Row[];

/** Prepares a statement once; SQLite writes its numbered parameters ?1, ?2, … */
const preparing = (database: DatabaseSync) => {
  const known = new Map<string, Prepared>();
  const prepare = (text: string): Prepared => {
    const statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    return (values) =>
      (statement.all(...values) as unknown as Value[][]).map((row) => rowOf(names, row));
  };
  return (text: string): Prepared => {
    const prepared = known.get(text) ?? prepare(text);
    known.set(text, prepared);
    return prepared;
  };
};

/** Work that waits for the next transaction, and how to tell who asked for it. */
interface Waiting {
  readonly run: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs what came in at once as one transaction: the disk is written once for all of it. Work that
 * throws undoes only itself, and nobody hears of success before the commit.
 */
const groupCommit = (database: DatabaseSync) => {
  const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')];
  const [save, release] = [database.prepare('SAVEPOINT one'), database.prepare('RELEASE one')];
  const undo = database.prepare('ROLLBACK TO one');

  const runOne = ({ run, resolve, reject }: Waiting): (() => void) => {
    save.run();
    try {
      const result = run();
      release.run();
      return () => resolve(result);
    } catch (error) {
      if (!database.isTransaction) throw error;
      undo.run();
      release.run();
      return () => reject(toRefusal(error));
    }
  };

  const commitGroup = (group: readonly Waiting[]): void => {
    try {
      begin.run();
      const tell = group.map(runOne);
      commit.run();
      for (const telling of tell) telling();
    } catch (error) {
      for (const { reject } of group) reject(toRefusal(error));
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    }
  };

  const enqueue = together(commitGroup);
  return (run: () => unknown) =>
    new Promise<unknown>((resolve, reject) => enqueue({ run, resolve, reject }));
};

/** An embedded SQLite database: a file, or `:memory:`. */
export const openSqlite = (path: string): Engine => {
  const database = open(path);
  const prepare = preparing(database);
  const inTransaction = groupCommit(database);
  const rowsOf = ({ text, values }: Statement) => prepare(text)(values);

  const run = <Result>(work: Work<Result>): Result => {
    let step = work.next([]);
    while (!step.done) step = work.next(rowsOf(step.value));
    return step.value;
  };
  const read = async <Result>(work: Work<Result>): Promise<Result> => {
    try {
      return run(work);
    } catch (error) {
      throw toRefusal(error);
    }
  };
  const write = <Result>(work: Work<Result>) => inTransaction(() => run(work)) as Promise<Result>;

  return {
    dialect: 'sqlite',
    nextVersion: 'UPDATE version SET latest = latest + 1 RETURNING latest AS version',
    read,
    readAtOnce: read,
    write,
    setUp: write,
    /* What still waits goes first: it is handed over before this. */
    close: () =>
      new Promise((resolve) => setImmediate(setImmediate, () => resolve(database.close()))),
  };
};

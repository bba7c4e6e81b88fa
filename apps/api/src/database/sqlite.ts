import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { batched } from './batch.ts';
import type { Engine, Row, Statement, Value, Work } from './engine.ts';
import { ownMessages } from './messages.ts';
import { storeUnavailable } from './unavailable.ts';
import { checkFile, hideFile, markFile, lockTimeout } from './sqlite-file.ts';

/** The result codes about the file, the disk or a lock, not about the statement. */
const unavailableCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** The error code of node:sqlite for a closed database. */
const closed = 'ERR_INVALID_STATE';

const toRefusal = (error: unknown): unknown => {
  const { errcode = 0, code } = Object(error) as { errcode?: number; code?: string };
  return code === closed || unavailableCodes.has(errcode & 0xff) ? storeUnavailable(error) : error;
};

/**
 * WAL with NORMAL: a commit is in the page cache of the operating system and survives a kill -9 of this
 * process. The exclusive lock saves the locks of each read. Several replicas use PostgreSQL instead.
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
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  }
  const database = new DatabaseSync(path, { timeout: lockTimeout });
  if (path !== ':memory:') hideFile(path);
  database.exec(settings);
  markFile(database);
  return database;
};

/** Makes objects from rows that are arrays. It takes half the time of the objects of node:sqlite. */
const rowOf = (names: readonly string[], values: readonly Value[]): Row => {
  const row: Record<string, Value> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at]!;
  return row;
};

type Prepared = (values: readonly Value[]) => Row[];

/** Prepares each statement once. SQLite writes numbered parameters as ?1, ?2, … */
const preparing = (database: DatabaseSync) => {
  const cache = new Map<string, Prepared>();
  const prepare = (text: string): Prepared => {
    const statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    return (values) =>
      (statement.all(...values) as unknown as Value[][]).map((row) => rowOf(names, row));
  };
  return (text: string): Prepared => {
    const prepared = cache.get(text) ?? prepare(text);
    cache.set(text, prepared);
    return prepared;
  };
};

/** Work that waits for the next transaction, with the callbacks of its promise. */
interface Waiting {
  readonly run: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: runs a batch of writes as one transaction, so that the disk is written once. Work that throws
 * is rolled back alone. The promises resolve only after the commit.
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
      const settlers = group.map(runOne);
      commit.run();
      for (const settle of settlers) settle();
    } catch (error) {
      for (const { reject } of group) reject(toRefusal(error));
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    }
  };

  const enqueue = batched(commitGroup);
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
    define: (name, call) =>
      database.function(name, (value) => {
        call(value as Value);
        return null;
      }),
    messages: ownMessages(),
    /* The batch that still waits is committed first. */
    close: () =>
      new Promise((resolve) => setImmediate(setImmediate, () => resolve(database.close()))),
  };
};

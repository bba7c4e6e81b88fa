import { chmodSync, closeSync, copyFileSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { checkFile } from './sqlite-file.ts';

/** Longer than the steps in which file systems count time: a later write gives the file another time. */
const stepMs = 100;
const longestMs = 30_000;

/** SQLite writes a header whenever it starts the WAL anew. */
const headerOf = (wal: string): string => {
  if (!statSync(wal, { throwIfNoEntry: false })) return '';
  const header = Buffer.alloc(32);
  const file = openSync(wal, 'r');
  readSync(file, header);
  closeSync(file);
  return header.toString('hex');
};

const copyTo = (path: string, copy: string): void => {
  copyFileSync(path, copy);
  chmodSync(copy, 0o600);
};

/**
 * Copies the database file and its WAL while an API may write: SQLite locks the file for that API alone, so its own
 * backup cannot read it. Between checkpoints only the WAL grows, and SQLite ignores what was cut off at its end. So the
 * copies fit together unless the file has changed or the WAL was started anew in the meantime.
 */
const tryToCopy = (path: string, copy: string): boolean => {
  const state = () => `${statSync(path, { bigint: true }).mtimeNs} ${headerOf(`${path}-wal`)}`;
  const before = state();
  if (Date.now() - statSync(path).mtimeMs < stepMs) return false;
  copyTo(path, copy);
  if (headerOf(`${path}-wal`) !== '') copyTo(`${path}-wal`, `${copy}-wal`);
  return state() === before;
};

/** Makes one complete file of the copy and its WAL, and throws if it is damaged. */
const complete = (copy: string): void => {
  const database = new DatabaseSync(copy);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  checkFile(copy);
};

/** Writes a copy of the database with everything that was committed before. An API may use the database. */
export const copyDatabase = async (path: string, copy: string): Promise<void> => {
  const deadline = performance.now() + longestMs;
  try {
    while (!tryToCopy(path, copy)) {
      if (performance.now() > deadline)
        throw new Error(
          `${path} has changed too often for a copy. Try again when less is written.`,
        );
      await setTimeout(stepMs);
    }
    complete(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  } finally {
    for (const end of ['-wal', '-shm']) rmSync(copy + end, { force: true });
  }
};

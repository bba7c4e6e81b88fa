import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** `SPAR` in the file header marks the files of Sparring. */
const applicationId = 0x53_50_41_52;

/** The time in milliseconds to wait for another process to release the file. */
export const lockTimeout = 1000;

const busy = 5;

const another = 'or set DATABASE_URL to another file';

/** Throws without a change to the file. The last sentence says what to do. */
const refuse = (path: string, reason: string, way = `Move it away, ${another}`): never => {
  throw new Error(`The database file ${path} ${reason}. ${way}.`);
};

const ownFolder = 'Stop the other Sparring, or set DATA_DIR to another folder';

const first = (database: DatabaseSync, pragma: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

const check = (path: string): void => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: lockTimeout });
  try {
    const found = first(database, 'quick_check(1)');
    if (found !== 'ok') refuse(path, `is damaged (${String(found).replaceAll(/\s+/g, ' ')})`);
    const tables = database.prepare('SELECT 1 FROM sqlite_schema').get();
    if (tables && first(database, 'application_id') !== applicationId)
      refuse(path, 'belongs to another program');
  } finally {
    database.close();
  }
};

/** Throws a clear message if the file cannot be used, before anything is written to it. */
export const checkFile = (path: string): void => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return;
  if (!file.isFile()) refuse(path, 'is not a file');
  if ((file.mode & 0o222) === 0) refuse(path, 'is read-only', `Make it writable, ${another}`);
  try {
    check(path);
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === undefined) throw error;
    if (errcode === busy) refuse(path, 'is in use by another process', ownFolder);
    refuse(path, `cannot be read (${message})`);
  }
};

export const markFile = (database: DatabaseSync): void => {
  if (first(database, 'application_id') !== applicationId)
    database.exec(`PRAGMA application_id = ${applicationId}`);
};

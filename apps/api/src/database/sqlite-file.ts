import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** `SPAR`: stands in the header of our files and tells them from those of other programs. */
const applicationId = 0x53_50_41_52;

/** How long to wait for a process that is about to let the file go, in milliseconds. */
export const patience = 1000;

const busy = 5;

const another = 'or set DATABASE_URL to another one';

/** The file was left as it is: the last sentence says what its owner can do. */
const refuse = (path: string, reason: string, way = `Move it away, ${another}`): never => {
  throw new Error(`The database file ${path} ${reason}. ${way}.`);
};

const ownFolder = 'Stop the other Sparring, or give this one a folder of its own with DATA_DIR';

const first = (database: DatabaseSync, pragma: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

const check = (path: string): void => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: patience });
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

/** Throws one clear line when the file cannot be used, before anything is written to it. */
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

export const markOurs = (database: DatabaseSync): void => {
  if (first(database, 'application_id') !== applicationId)
    database.exec(`PRAGMA application_id = ${applicationId}`);
};

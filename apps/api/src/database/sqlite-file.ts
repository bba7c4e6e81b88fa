import { chmodSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** `SPAR` in the file header marks the files of Sparring. */
const applicationId = 0x53_50_41_52;

/** The time in milliseconds to wait for another process to release the file. */
export const lockTimeout = 1000;

const another = 'or set DATABASE_URL to another file';

/** SQLite keeps what was written last beside the file, and would add it to another file of the same name. */
const moveAway = (path: string): string =>
  `Move it away together with ${path}-wal and ${path}-shm, if they exist, ${another}`;

/** The last sentence says what to do. */
const refusal = (path: string, reason: string, way: string): Error =>
  new Error(`The database file ${path} ${reason}. ${way}.`);

/** The result codes of SQLite. */
const busy = 5;
const damaged = new Set([11, 26]);
/** The disk is full, or has no space for the file beside the WAL that readers share. */
const full = new Set([13, 4874]);

/** Tells an operator why the file of the error cannot be opened. */
export const fileFailure = (path: string, error: unknown): unknown => {
  const { cause = error } = Object(error) as Error;
  const { errcode, message } = cause as { errcode?: number; message: string };
  if (errcode === undefined) return error;
  if (errcode === busy)
    return refusal(
      path,
      'is in use by another process',
      'Stop the other Sparring, or set DATA_DIR to another folder',
    );
  if (full.has(errcode))
    return refusal(
      path,
      'cannot be opened, because its disk is full',
      `Free some space and start again. Leave ${path}-wal where it is: it holds the latest data`,
    );
  const way = damaged.has(errcode) ? moveAway(path) : `Check its disk and its folder, ${another}`;
  return refusal(path, `cannot be read (${message})`, way);
};

const first = (database: DatabaseSync, pragma: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

const check = (path: string): void => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: lockTimeout });
  try {
    const found = first(database, 'quick_check(1)');
    if (found !== 'ok') {
      const what = String(found).replaceAll(/\s+/g, ' ');
      throw refusal(path, `is damaged (${what})`, moveAway(path));
    }
    const tables = database.prepare('SELECT 1 FROM sqlite_schema').get();
    if (tables && first(database, 'application_id') !== applicationId)
      throw refusal(path, 'belongs to another program', moveAway(path));
  } finally {
    database.close();
  }
};

/** Throws if the file cannot be used, before anything is written to it. */
export const checkFile = (path: string): void => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return;
  if (!file.isFile()) throw refusal(path, 'is not a file', `Move it away, ${another}`);
  if ((file.mode & 0o222) === 0)
    throw refusal(path, 'is read-only', `Make it writable, ${another}`);
  check(path);
};

/** Keys and secrets stand in the file. A file of another user keeps its mode, which nobody else can change. */
export const hideFile = (path: string): void => {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.uid === process.getuid?.()) chmodSync(file, 0o600);
  }
};

export const markFile = (database: DatabaseSync): void => {
  if (first(database, 'application_id') !== applicationId)
    database.exec(`PRAGMA application_id = ${applicationId}`);
};

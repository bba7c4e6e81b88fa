import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const shortestSecret = 32;

const create = (): string => randomBytes(48).toString('base64url');

/** Creates the file atomically and never overwrites it, because two processes can start at the same time. */
const writeOnce = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const readOrCreate = (folder: string): string => {
  const path = join(folder, 'token-secret');
  if (read(path) === undefined) writeOnce(path, create());
  const secret = read(path) ?? '';
  if (secret.length >= shortestSecret) return secret;
  throw new Error(
    `${path} does not hold a valid secret. Delete the file: the next start creates a new one.`,
  );
};

/** The key that signs the tokens. It is created at the first start and stored in the folder, so that tokens stay valid after a restart. Without a folder it is new in each process. */
export const tokenSecret = (folder?: string): string =>
  folder === undefined ? create() : readOrCreate(folder);

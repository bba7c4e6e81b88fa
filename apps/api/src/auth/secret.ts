import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const shortestSecret = 32;

const draw = (): string => randomBytes(48).toString('base64url');

/** Writes a whole file or nothing, and never over one that is there: two processes may start at once. */
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

const kept = (folder: string): string => {
  const path = join(folder, 'token-secret');
  if (read(path) === undefined) writeOnce(path, draw());
  const secret = read(path) ?? '';
  if (secret.length >= shortestSecret) return secret;
  throw new Error(`${path} holds no usable secret. Delete it, and a new one is drawn.`);
};

/** Signs the tokens: drawn at the first start and kept beside the data, so that tokens survive a restart. Without a folder it lives as long as the process. */
export const tokenSecret = (folder?: string): string =>
  folder === undefined ? draw() : kept(folder);

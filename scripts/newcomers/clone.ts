import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a clone does not have: it was installed, built or stored here. */
const made = new Set([
  '.git',
  '.turbo',
  '.venv',
  'data',
  'dist',
  'node_modules',
  'reports',
  'target',
  'test-results',
]);

/** A copy of this repository as a newcomer gets it, in a folder with a space in its path. */
export const clone = (): { folder: string; remove: () => void } => {
  const parent = mkdtempSync(join(tmpdir(), 'sparring newcomer '));
  const folder = join(parent, 'sparring');
  cpSync('.', folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** As after the clone: nothing installed, nothing built. */
export const empty = (folder: string): void => {
  const inside = ['.', 'apps/api', 'apps/web', 'packages/contracts'];
  for (const at of inside)
    for (const name of ['node_modules', 'dist', '.turbo'])
      rmSync(join(folder, at, name), { recursive: true, force: true });
};

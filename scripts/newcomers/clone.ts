import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Installed, built and stored files, which a clone does not have. */
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

/** Copies this repository, as after a clone, into a folder with a space in its path. */
export const clone = (): { folder: string; remove: () => void } => {
  const parent = mkdtempSync(join(tmpdir(), 'sparring newcomer '));
  const folder = join(parent, 'sparring');
  cpSync('.', folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** Removes what has been installed and built in the copy. */
export const empty = (folder: string): void => {
  const inside = [
    '.',
    'apps/api',
    'apps/web',
    'packages/contracts',
    'packages/practice',
    'packages/rules',
    'packages/tasks',
  ];
  for (const at of inside)
    for (const name of ['node_modules', 'dist', '.turbo'])
      rmSync(join(folder, at, name), { recursive: true, force: true });
};

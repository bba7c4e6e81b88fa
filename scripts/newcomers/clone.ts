import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSource } from '../../apps/web/vite/source/files.ts';
import { tarOf } from '../../apps/web/vite/source/tar.ts';

/** Unpacks the source, as the site serves it, into a folder with a space in its path. */
export const clone = (): { folder: string; remove: () => void } => {
  const parent = mkdtempSync(join(tmpdir(), 'sparring newcomer '));
  const input = tarOf('sparring', readSource(resolve('.')));
  execFileSync('tar', ['-xf', '-'], { cwd: parent, input });
  const remove = () => rmSync(parent, { recursive: true, force: true });
  return { folder: join(parent, 'sparring'), remove };
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

import { cp, lstat, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Installed packages are shared: they are large, and no run writes into them. */
const shared = new Set(['node_modules', '.venv', 'venv']);
const leftOut = new Set(['.git', 'grade']);
const mostBytes = 300 * 1024 * 1024;

/**
 * Runs at the same time would write into each other's reports and screenshots, so each but the first has
 * a copy of the folder. A folder that is too large is not copied; then there is one run at a time.
 */
export const copyFolder = async (folder: string, to: string): Promise<void> => {
  let left = mostBytes;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(folder)) {
    const [from, there] = [join(folder, name), join(to, name)];
    if (leftOut.has(name)) continue;
    if (shared.has(name)) await link(from, there);
    else
      await cp(from, there, {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
        filter: async (path) => {
          if (shared.has(basename(path))) return false;
          left -= (await lstat(path)).size;
          if (left < 0) throw new Error(`it is larger than ${mostBytes / 1024 / 1024} MB`);
          return true;
        },
      });
  }
  await linkPackagesAbove(folder, dirname(to));
};

/** In a repository of several packages, some are installed further up. */
const linkPackagesAbove = async (folder: string, to: string): Promise<void> => {
  for (let above = dirname(resolve(folder)); above !== dirname(above); above = dirname(above)) {
    const packages = join(above, 'node_modules');
    const isThere = await lstat(packages).then(
      () => true,
      () => false,
    );
    if (isThere) return link(packages, join(to, 'node_modules'));
  }
};

const link = (from: string, to: string): Promise<void> => symlink(from, to, 'junction');

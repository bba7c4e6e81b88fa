import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/* Two of them are guides of the site. */
const rootFiles = ['package.json', 'tsconfig.base.json', 'CHANGELOG.md', 'SECURITY.md'];
const kept = (path: string): boolean =>
  !/[/\\](node_modules|dist|reports|\.turbo|test-results)$/.test(path);

/** A package keeps the installed packages of the original. */
const linkInstalled = async (folder: string, copy: string): Promise<void> => {
  const entries = await readdir(folder);
  if (entries.includes('node_modules'))
    await symlink(join(folder, 'node_modules'), join(copy, 'node_modules'), 'junction');
};

/** Sources of the repository in a folder of their own, where they can be changed; `use` gets its path. */
export const withCopy = async <Result>(
  folders: readonly string[],
  use: (copy: string) => Promise<Result>,
): Promise<Result> => {
  const copy = await mkdtemp(join(tmpdir(), 'sparring-copy-'));
  try {
    for (const file of rootFiles) await cp(join(root, file), join(copy, file));
    await linkInstalled(root, copy);
    for (const folder of folders) {
      await cp(join(root, folder), join(copy, folder), { recursive: true, filter: kept });
      await linkInstalled(join(root, folder), join(copy, folder));
    }
    return await use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/** Where an edited version of a file lies in the copy. */
export const besideOf = (file: string, id: string): string =>
  join(dirname(file), `${id}~${basename(file)}`);

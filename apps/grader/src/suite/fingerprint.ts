import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** Folders that a run or an installation fills. A folder whose name begins with a point is passed over, too. */
const made =
  /^(node_modules|grade|venv|__pycache__|target|build|dist|bin|obj|out|reports?|results?|coverage|test-results|playwright-report|TestResults)$/;
/** Files that programs write whenever they run. */
const byPrograms = /^\.(DS_Store|coverage|eslintcache)$/;
const mostFiles = 5000;
const mostBytes = 50 * 1024 * 1024;

export const isPassedOver = (path: string): boolean =>
  path.split(/[\\/]/).some((name) => made.test(name));

/** The paths of the folders that are not passed over, and of all files in them. */
export const pathsIn = async (
  folder: string,
): Promise<{ readonly folders: readonly string[]; readonly files: readonly string[] }> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const all = entries.filter(({ name }) => !made.test(name) && !byPrograms.test(name));
  const pathOf = ({ name }: { readonly name: string }) => join(folder, name);
  const own = all.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const files = all.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(pathOf);
  const below = await Promise.all(own.map((entry) => pathsIn(pathOf(entry))));
  return {
    folders: [folder, ...below.flatMap((one) => one.folders)],
    files: [...files, ...below.flatMap((one) => one.files)],
  };
};

/** What a file of a suite holds, and when it was written. */
export interface Content {
  readonly hash: string;
  readonly mtimeMs: number;
}

const hashOf = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

/** A file that was listed may be deleted before it is read. */
const ifGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * All files of a suite by their paths in its folder, settings such as .env among them, without those that these patterns
 * name. Nothing when there are too many, or one cannot be read, such as a link to a folder.
 */
export const contentsOf = async (
  folder: string,
  results: readonly string[] = [],
): Promise<ReadonlyMap<string, Content> | undefined> => {
  const contents = new Map<string, Content>();
  let left = mostBytes;
  try {
    const written = new Set(globSync(results, { cwd: folder }).map((one) => resolve(folder, one)));
    const files = (await pathsIn(folder)).files.filter((file) => !written.has(file));
    if (files.length > mostFiles) return undefined;
    for (const file of files.toSorted()) {
      const found = await stat(file).catch(ifGone);
      left -= found?.size ?? 0;
      if (left < 0) return undefined;
      const data = await readFile(file).catch(ifGone);
      const path = relative(folder, file).replaceAll('\\', '/');
      if (found && data) contents.set(path, { hash: hashOf(data), mtimeMs: found.mtimeMs });
    }
  } catch {
    return undefined;
  }
  return contents;
};

/** A hash of the files of a suite, without those that were written since a moment: a card's own runs have written them. */
export const fingerprint = async (folder: string, since: Date): Promise<string | undefined> => {
  const contents = await contentsOf(folder);
  const before = [...(contents ?? [])].filter(([, { mtimeMs }]) => mtimeMs < since.getTime());
  return contents && hashOf(before.map(([path, { hash }]) => `${path}\0${hash}`).join('\n'));
};

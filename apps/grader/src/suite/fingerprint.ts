import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that a run or an installation fills. A name that begins with a point is passed over, too. */
const made =
  /^(\.|(node_modules|grade|venv|__pycache__|target|build|dist|bin|obj|out|reports?|results?|coverage|test-results|playwright-report|TestResults)$)/;
const mostFiles = 5000;
const mostBytes = 50 * 1024 * 1024;

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries
      .filter(({ name }) => !made.test(name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return filesIn(path);
        return entry.isFile() ? [path] : [];
      }),
  );
  return below.flat();
};

/**
 * A hash of the files of a suite, without those that were written since a moment: a card's own runs have
 * written them. Nothing when there are too many, or one cannot be read.
 */
export const fingerprint = async (folder: string, since: Date): Promise<string | undefined> => {
  const hash = createHash('sha256');
  let left = mostBytes;
  try {
    const files = await filesIn(folder);
    if (files.length > mostFiles) return undefined;
    for (const file of files.toSorted()) {
      const { mtimeMs, size } = await stat(file);
      if (mtimeMs >= since.getTime()) continue;
      left -= size;
      if (left < 0) return undefined;
      hash.update(`${file.slice(folder.length)}\0`).update(await readFile(file));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 16);
};

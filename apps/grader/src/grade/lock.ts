import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Two cards of one folder at once would write into each other's reports. */
export const withLock = async <Result>(
  folder: string,
  use: () => Promise<Result>,
): Promise<Result> => {
  const file = join(folder, '.lock');
  await mkdir(folder, { recursive: true });
  // Nothing of it belongs into the learner's repository by accident, also while it is being made.
  await writeFile(join(folder, '.gitignore'), '*\n');
  await take(file);
  try {
    return await use();
  } finally {
    await rm(file, { force: true });
  }
};

const take = async (file: string): Promise<void> => {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const owner = Number(await readFile(file, 'utf8'));
    if (owner > 0 && isAlive(owner))
      throw new Refusal(
        `Another card is being made in this folder (process ${owner}): wait for it, or end it.`,
      );
    await rm(file, { force: true });
    await take(file);
  }
};

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that goes, whatever happens in it. */
export const withFolder = async <Result>(
  parent: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(parent, 'sparring-grade-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

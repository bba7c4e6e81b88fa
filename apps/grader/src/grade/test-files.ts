import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** The files that a pattern names, as runners on every system take them. */
export const testFiles = (folder: string, pattern: string): readonly string[] => {
  const files = globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  if (files.length === 0) throw new Refusal(`No file in ${folder} matches --files ${pattern}.`);
  return files;
};

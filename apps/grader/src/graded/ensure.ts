import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradedFolder } from './folder.ts';

/** What a graded build is made of. */
const sources = [
  'apps/{api,web,grader}/{src,server,vite,public}/**/*',
  'apps/{api,web}/{rolldown,vite}.config.ts',
  'packages/*/src/**/*',
  'pnpm-lock.yaml',
];
const stamp = join(gradedFolder, 'sources.txt');

const stampOf = (root: string): string => {
  const hash = createHash('sha256');
  // Python writes beside the plugins that it runs.
  const exclude = ['**/__pycache__', '**/__pycache__/**'];
  for (const path of globSync(sources, { cwd: root, exclude }).toSorted()) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Builds only what has changed: a build replaces the files from which the instances of another card,
 * one that is being made at this moment, are opened.
 */
export const ensureGraded = async (root: string, build: () => Promise<void>): Promise<void> => {
  const wanted = stampOf(root);
  if (read(stamp) === wanted) return;
  await build();
  writeFileSync(stamp, wanted);
};

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotlied, brotliEnding, isCompressible } from './compressed.ts';

/** Writes a Brotli form of each file of a built site, which the server reads. */
export const compressFiles = async (site: string): Promise<void> => {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !isCompressible(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const br = brotlied(await readFile(path), constants.BROTLI_MAX_QUALITY);
    await writeFile(path + brotliEnding, br);
  }
};

/**
 * Compresses the files of the build. The server writes settings into the pages, so it compresses those
 * itself.
 */
export const compressedFiles = (): Plugin => {
  let site = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => void (site = join(root, build.outDir)),
    /* A build that failed has no files, and its own error is the one to show. */
    closeBundle: {
      order: 'post',
      handler: async (error) => {
        if (!error) await compressFiles(site);
      },
    },
  };
};

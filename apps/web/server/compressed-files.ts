import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotliEnding, brotliOptions, isCompressible } from './compressed.ts';

const brotli = promisify(brotliCompress);

/** Writes a Brotli form of each file of a built site, which the server reads. */
export const compressFiles = async (site: string): Promise<void> => {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const compressible = files.filter((file) => file.isFile() && isCompressible(file.name));
  /* Each is compressed on a thread of its own. */
  const compress = compressible.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const content = await readFile(path);
    const options = brotliOptions(content, constants.BROTLI_MAX_QUALITY);
    await writeFile(path + brotliEnding, await brotli(content, options));
  });
  await Promise.all(compress);
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

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressed, endings, isCompressible } from '../server/compressed.ts';

/** Writes each file of a built site a second and a third time, compressed, for the server to read. */
export const compressFiles = async (site: string): Promise<void> => {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !isCompressible(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const { gzip, br } = compressed(await readFile(path), constants.BROTLI_MAX_QUALITY);
    await writeFile(path + endings.gzip, gzip);
    await writeFile(path + endings.br, br);
  }
};

/** The server puts the host's settings into the pages, so it compresses these itself when it starts. */
export const compressedFiles = (): Plugin => {
  let site = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => void (site = join(root, build.outDir)),
    closeBundle: { order: 'post', handler: () => compressFiles(site) },
  };
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const fileName = 'frames/inter.woff2';

/**
 * Puts the font of the site beside the framed documents. They are not built, so they cannot know the hash in the name of
 * the other copy, and their second origin serves only this folder.
 */
export const framedFont = (): Plugin => ({
  name: 'framed-font',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${fileName}`, (_request, response, next) => {
      void readFile(font).then((bytes) => response.end(bytes), next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await readFile(font) });
  },
});

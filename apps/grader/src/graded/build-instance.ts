import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'rolldown';
import api from '@sparring/api/rolldown.config';
import type { Edit } from '@sparring/defects/build/twins';
import { defectsPlugin } from '@sparring/defects/build/plugin';
import { gradedFolder } from './folder.ts';
import { otherShapesPlugin } from './other-shapes.ts';

/** As the API is built otherwise, and the site's server with it. */
export const instanceOptions = (edits: readonly Edit[]): BuildOptions => ({
  ...api,
  input: fileURLToPath(new URL('../instance/main.ts', import.meta.url)),
  plugins: [otherShapesPlugin, defectsPlugin(edits, 'node'), api.plugins],
  output: {
    dir: gradedFolder,
    format: 'esm',
    entryFileNames: 'instance.js',
    chunkFileNames: 'instance-[name].js',
    /* The image holds it. Only white space goes, so that a stack trace names what it always did. */
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
  logLevel: 'warn',
});

/** The API and the site's server with every defect in them, as one program. */
export const buildInstance = (edits: readonly Edit[]) => build(instanceOptions(edits));

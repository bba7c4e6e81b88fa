import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Edit } from '@sparring/defects/build/twins';
import { defectsPlugin } from '@sparring/defects/build/plugin';
import { gradedFolder } from './folder.ts';
import { otherShapesPlugin } from './other-shapes.ts';

const sources = fileURLToPath(new URL('../../../api/src', import.meta.url));
const main = fileURLToPath(new URL('../instance/main.ts', import.meta.url));

/** Folders of files that the API reads at run time: its src/folder.ts finds them beside the program. */
const readFolders = [
  'files/stored',
  'reference/page',
  ...globSync('**/migrations', { cwd: sources }),
];

/** The API and the site's server with every defect in them, as one program. */
export const buildInstance = async (edits: readonly Edit[]): Promise<void> => {
  await build({
    input: main,
    platform: 'node',
    external: ['pg-native'],
    /* As in the API's own build: the other form hides from the bundler what it requires. */
    resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' } },
    plugins: [otherShapesPlugin, defectsPlugin(edits, 'node')],
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
  for (const folder of readFolders)
    await cp(join(sources, folder), join(gradedFolder, folder), { recursive: true });
};

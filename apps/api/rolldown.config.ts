import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptCalls } from '@sparring/serving/kept-calls';
import { defineConfig, type Plugin } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, 'src');

/** The folders whose files are read at run time. src/folder.ts finds them below src and below dist. */
const readFolders = [
  'files/stored',
  'reference/page',
  ...globSync('**/migrations', { cwd: sources }),
];

const copyFiles: Plugin = {
  name: 'copy-files',
  writeBundle: async ({ dir = '' }) => {
    for (const folder of readFolders)
      await cp(join(sources, folder), join(dir, folder), { recursive: true });
  },
};

/**
 * Bundles the API into a few files. From its sources, which are some four hundred modules with types to strip, a start
 * takes more than three times the processor time. Not minified, so that stack traces stay readable.
 */
export default defineConfig({
  input: ['main.ts', 'backup.ts'].map((file) => join(sources, file)),
  platform: 'node',
  /* Each is an addition that its library works without. */
  external: ['pg-native', 'bufferutil', 'utf-8-validate'],
  /* Its other build hides from the bundler what it requires. */
  resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' } },
  transform: { define: keptCalls },
  plugins: [copyFiles],
  output: { dir: join(here, 'dist'), format: 'esm', cleanDir: true },
});

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Edit } from '@sparring/defects/build/twins';
import { defectsPlugin } from '@sparring/defects/build/plugin';
import { readBuild } from '../../../web/server/build.ts';
import { readEnvironment } from '../../../web/server/env.ts';
import { chunksByPath } from '../../../web/src/known-paths.ts';
import { graded } from './folder.ts';
import { writePack } from './pack.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The site with every defect in it, as the product builds it otherwise. */
export const buildSite = async (edits: readonly Edit[]): Promise<void> => {
  await build({
    root: web,
    configFile: `${web}vite.config.ts`,
    logLevel: 'warn',
    plugins: [defectsPlugin(edits, 'page')],
    build: { outDir: relative(web, graded.site), emptyOutDir: true, reportCompressedSize: false },
  });
  await writePack(graded.pack, await readBuild(graded.site, readEnvironment({}), chunksByPath));
};

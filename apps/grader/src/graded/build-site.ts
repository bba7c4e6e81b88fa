import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Edit } from '@sparring/defects/build/twins';
import { defectsPlugin, jsxPlugin } from '@sparring/defects/build/plugin';
import { readBuild } from '@sparring/web/server/build';
import { readEnvironment } from '@sparring/web/server/env';
import { chunksByPath } from '@sparring/web/known-paths';
import type { Dealt } from './deal.ts';
import { graded } from './folder.ts';
import { writePack } from './pack.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

/** Vite takes this variable over the kind of build: in a terminal of tests it would make a site for development. */
const inProduction = async (work: () => Promise<unknown>): Promise<void> => {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
};

interface Numbers extends Pick<Dealt, 'sets' | 'blanks'> {
  readonly seal: number;
}

/** The site with every defect and every harmless change in it, as the product builds it otherwise. Resolves with the blanks that are in it. */
export const buildSite = async (
  edits: readonly Edit[],
  { seal, sets, blanks }: Numbers,
): Promise<readonly number[]> => {
  let used = 0;
  const nextBlank = (): number => blanks[used++]!;
  await inProduction(() =>
    build({
      root: web,
      configFile: `${web}vite.config.ts`,
      logLevel: 'warn',
      plugins: [defectsPlugin(edits, 'page', nextBlank), jsxPlugin],
      define: { SPARRING_SEAL: String(seal), SPARRING_SETS: JSON.stringify(sets) },
      build: { outDir: relative(web, graded.site), emptyOutDir: true, reportCompressedSize: false },
    }),
  );
  await writePack(graded.pack, await readBuild(graded.site, readEnvironment({}), chunksByPath));
  return blanks.slice(0, used);
};

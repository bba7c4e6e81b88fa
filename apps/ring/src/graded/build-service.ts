import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { graded } from './folder.ts';

const sources = fileURLToPath(new URL('../service/', import.meta.url));

/** Folders of files that the service reads at run time, beside its program as beside its source. */
const readFolders = ['client'];

/** The ring as a service, as one program. */
export const buildService = async (): Promise<void> => {
  await build({
    input: join(sources, 'main.ts'),
    platform: 'node',
    output: { dir: graded.service, format: 'esm' },
    logLevel: 'warn',
  });
  for (const folder of readFolders)
    await cp(join(sources, folder), join(graded.service, folder), { recursive: true });
};

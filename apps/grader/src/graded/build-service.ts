import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptCalls } from '@sparring/serving/kept-calls';
import { type BuildOptions, build } from 'rolldown';
import { graded } from './folder.ts';

const sources = fileURLToPath(new URL('../', import.meta.url));

/** Folders of files that the service reads at run time, beside its program as beside its source. */
const readFolders = ['service/client', 'suite/choice'];

export const serviceOptions: BuildOptions = {
  input: ['server/main.ts', 'service/result-thread.ts'].map((entry) => join(sources, entry)),
  platform: 'node',
  transform: { define: keptCalls },
  /* The image holds it. Names stay for the stack traces of the log, as in the site's server. */
  output: { dir: graded.service, format: 'esm', minify: true, keepNames: true },
  logLevel: 'warn',
};

/** The grader as a service, and the program of its thread. */
export const buildService = async (): Promise<void> => {
  await build(serviceOptions);
  for (const folder of readFolders)
    await cp(join(sources, folder), join(graded.service, basename(folder)), { recursive: true });
};

import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptCalls } from '@sparring/serving/kept-calls';
import { type BuildOptions, build } from 'rolldown';

const sources = fileURLToPath(new URL('../', import.meta.url));

/** Folders of files that these programs read at run time, beside the program as beside its source. */
const readFolders = ['service/client', 'suite/choice', 'suite/order'];

/** Each lies as deep as its source, where it finds the other files of the graded build. */
export const programOptions = (input: readonly string[], dir: string): BuildOptions => ({
  input: [...input],
  platform: 'node',
  transform: { define: keptCalls },
  /* The image holds it. Names stay for the stack traces of the log, as in the site's server. */
  output: { dir, format: 'esm', minify: true, keepNames: true },
  logLevel: 'warn',
});

export const buildProgram = async (input: readonly string[], dir: string): Promise<void> => {
  await build(programOptions(input, dir));
  for (const folder of readFolders)
    await cp(join(sources, folder), join(dir, basename(folder)), { recursive: true });
};

/** The grader as a service, and the program of its thread. */
export const serviceEntries = ['server/main.ts', 'service/result-thread.ts'].map((entry) =>
  join(sources, entry),
);

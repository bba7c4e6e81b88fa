import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Book, bookOf } from '../../apps/grader/src/book/book.ts';
import { graded } from '../../apps/grader/src/graded/folder.ts';
import type { Theme } from '../../apps/grader/src/look/theme.ts';
import { Failure, script } from '../programs/failure.ts';
import { gradeFromTerminal } from '../programs/grade-from-terminal.ts';
import { checkFree, readPorts } from '../programs/ports.ts';
import { succeeds } from '../programs/processes.ts';
import { trusting } from '../programs/services.ts';
import { startServices } from '../programs/start-services.ts';

const help = `
  node sparring.mjs                       starts the site and the API
  node sparring.mjs grade [options] <…>   grades the tests that the command runs; grade --help has the options
  node sparring.mjs grader                starts the grader, which grades over HTTP

  Settings are environment variables: WEB_PORT=8080 node sparring.mjs
`;

const here = process.env['INIT_CWD'] ?? process.cwd();
process.chdir(resolve(import.meta.dirname, '../../../..'));

const [command = 'start', ...words] = process.argv.slice(2);
const parsed = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const commands: Readonly<Record<string, (stopped: AbortSignal) => Promise<number>>> = {
  start: async (stopped) => {
    const host = process.env['HOST'] || '127.0.0.1';
    const ports = readPorts(process.env);
    await checkFree(ports, host);
    await startServices(ports, host, stopped, async () => {});
    return 0;
  },
  grade: async (stop) =>
    gradeFromTerminal(words, {
      book: bookOf((await parsed(graded.book)) as Book),
      theme: (await parsed(graded.theme)) as Theme,
      here,
      stop,
      prepare: async () => {},
    }),
  grader: async () => {
    const args = ['--max-semi-space-size=1', 'dist/service/main.js'];
    const env = { TRUSTED_PROXIES: trusting(process.env['HOST'] || '127.0.0.1') };
    return (await succeeds(process.execPath, args, { cwd: 'apps/grader', env })) ? 0 : 1;
  },
  '--help': async () => {
    console.log(help);
    return 0;
  },
};

await script(async (stopped) => {
  const run = commands[command];
  if (run) return run(stopped);
  throw new Failure(`There is no command ${command}.\n${help}`);
});

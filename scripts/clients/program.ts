import { execFile } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const bin = resolve('node_modules/.bin');
const root = resolve('../../node_modules/.bin');

/** What a program of the tools wrote to its standard output; what it says otherwise is its error. */
export const output = (
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: readonly string[]
): Promise<string> =>
  new Promise((done, failed) => {
    const PATH = [bin, root, process.env['PATH']].join(delimiter);
    const options = { cwd, env: { ...process.env, ...env, PATH }, maxBuffer: 2 ** 26 };
    execFile(command, args, { ...options, timeout: 200_000 }, (error, said, complained) => {
      if (error) failed(new Error(`${error.message}\n${said}\n${complained}`));
      else done(said);
    });
  });

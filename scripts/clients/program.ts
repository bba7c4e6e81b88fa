import { execFile } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const bin = resolve('node_modules/.bin');
const root = resolve('../../node_modules/.bin');

/** Runs a program and returns its standard output. A failure throws its whole output. */
export const output = (
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: readonly string[]
): Promise<string> =>
  new Promise((done, failed) => {
    const PATH = [bin, root, process.env['PATH']].join(delimiter);
    const options = { cwd, env: { ...process.env, ...env, PATH }, maxBuffer: 2 ** 26 };
    execFile(command, args, { ...options, timeout: 200_000 }, (error, stdout, stderr) => {
      if (error) failed(new Error(`${error.message}\n${stdout}\n${stderr}`));
      else done(stdout);
    });
  });

import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@sparring/contracts/print/samples';
import { startInterpreter } from './test-interpreter.ts';

const execute = promisify(execFile);
const requests = 'requests==2.34.2';
const here = (name: string): string => join(import.meta.dirname, name);
const cache = here(`../../node_modules/.cache/${requests}`);
const python = join(cache, 'bin/python');

const runOrExplain = async (command: string, args: string[], purpose: string): Promise<void> => {
  await execute(command, args).catch((cause: unknown) => {
    throw new Error(`${purpose}: "${command} ${args.join(' ')}" failed. ${String(cause)}`);
  });
};

/** The tools that the samples need besides Node. If one is missing, the tests fail with the name of its package. */
const prepareLanguages = async (): Promise<void> => {
  await runOrExplain('curl', ['--version'], 'The cURL samples are run by curl: install curl');
  const isPrepared = await stat(join(cache, 'ready')).catch(() => undefined);
  if (isPrepared) return;
  const wanted = 'The Python samples are run by Python: install python3 with its venv and pip';
  await runOrExplain('python3', ['-m', 'venv', '--clear', cache], wanted);
  await runOrExplain(python, ['-m', 'pip', 'install', '--quiet', requests], wanted);
  await mkdir(join(cache, 'ready'));
};

type Run = (code: string, folder: string) => Promise<string>;

/** Programs that run the samples of each language in a folder and resolve with what they print. */
export const openLanguages = async () => {
  await prepareLanguages();
  const javaScript = startInterpreter(process.execPath, here('test-run-many.mjs'));
  const pythons = startInterpreter(python, here('run_many.py'));
  const run: Readonly<Record<Language, Run>> = {
    cURL: async (code, cwd) => (await execute('sh', ['-c', code], { cwd })).stdout,
    JavaScript: javaScript.run,
    Python: pythons.run,
  };
  const stop = (): void => {
    javaScript.stop();
    pythons.stop();
  };
  return { run, stop };
};

/** The status and the body in the output of a sample. curl also prints the headers, of every answer to a challenge. */
export const readOutput = (printed: string): { status: number; body: string } => {
  const [, curlStatus, rest = ''] =
    /^HTTP\/(?:[^]*\nHTTP\/)?\S+ (\d{3})[^]*?\r\n\r\n([^]*)$/.exec(printed) ?? [];
  if (curlStatus) return { status: Number(curlStatus), body: rest };
  const [status = '', ...lines] = printed.trimEnd().split('\n');
  return { status: Number(status), body: lines.join('\n') };
};

import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@sparring/contracts/print/samples';

const run = promisify(execFile);
const requests = 'requests==2.34.2';
const cache = join(import.meta.dirname, '../../node_modules/.cache', requests);
const python = join(cache, 'bin/python');

const runOrExplain = async (command: string, args: string[], purpose: string): Promise<void> => {
  await run(command, args).catch((cause: unknown) => {
    throw new Error(`${purpose}: "${command} ${args.join(' ')}" failed. ${String(cause)}`);
  });
};

/** The tools that the samples need besides Node. If one is missing, the tests fail with the name of its package. */
export const prepareLanguages = async (): Promise<void> => {
  await runOrExplain('curl', ['--version'], 'The cURL samples are run by curl: install curl');
  const isPrepared = await stat(join(cache, 'ready')).catch(() => undefined);
  if (isPrepared) return;
  const wanted = 'The Python samples are run by Python: install python3 with its venv and pip';
  await runOrExplain('python3', ['-m', 'venv', '--clear', cache], wanted);
  await runOrExplain(python, ['-m', 'pip', 'install', '--quiet', requests], wanted);
  await mkdir(join(cache, 'ready'));
};

/** The program that runs a sample of each language, with the sample as its last argument. */
const programs: Readonly<Record<Language, readonly [command: string, ...args: string[]]>> = {
  cURL: ['sh', '-c'],
  JavaScript: [process.execPath, '--input-type=module', '--eval'],
  Python: [python, '-c'],
};

/** Runs a sample in its own folder and returns its output. */
export const runSample = async (
  language: Language,
  text: string | undefined,
  cwd: string,
): Promise<string> => {
  if (!text) throw new Error(`There is no ${language} sample to run.`);
  const [command, ...args] = programs[language];
  await mkdir(cwd, { recursive: true });
  const env = { ...process.env, FORCE_COLOR: '0' };
  const { stdout } = await run(command, [...args, text], { cwd, env });
  return stdout;
};

/** The status and the body in the output of a sample. curl also prints the headers, of every answer to a challenge. */
export const readOutput = (printed: string): { status: number; body: string } => {
  const [, curlStatus, rest = ''] =
    /^HTTP\/(?:[^]*\nHTTP\/)?\S+ (\d{3})[^]*?\r\n\r\n([^]*)$/.exec(printed) ?? [];
  if (curlStatus) return { status: Number(curlStatus), body: rest };
  const [status = '', ...lines] = printed.trimEnd().split('\n');
  return { status: Number(status), body: lines.join('\n') };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, isAbsolute, resolve } from 'node:path';

const windows = process.platform === 'win32';
/** Longer than the fifteen seconds in which the API finishes open answers. */
const graceMs = 20_000;
const running = new Set<ChildProcess>();
let stopping: Promise<unknown> | undefined;

export interface Place {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a program in a new process group. Ctrl-C reaches only this script, which then
 * stops each group, including the processes that the program has started.
 */
export const launch = (
  command: string,
  args: readonly string[],
  { cwd, env }: Place = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess => {
  if (stopping) throw new Error(`${command} is not started: the script is stopping`);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: pathFrom(cwd) },
    stdio: ['ignore', output, output],
    detached: !windows,
    shell: windows && !isAbsolute(command),
  });
  running.add(child);
  child.once('error', (error) => {
    console.error(`${command}: ${error.message}`);
    running.delete(child);
  });
  child.once('close', () => running.delete(child));
  return child;
};

/** The programs of the package come before those of the root. */
const pathFrom = (cwd = '.'): string =>
  [resolve(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Runs a program to its end and returns whether it succeeded. */
export const succeeds = async (
  command: string,
  args: readonly string[],
  place?: Place,
): Promise<boolean> => (await codeOf(launch(command, args, place))) === 0;

export interface Ended {
  readonly succeeded: boolean;
  /** Everything that the program wrote. */
  readonly written: Buffer;
}

/** Like `succeeds`, but prints nothing. */
export const runSilently = async (
  command: string,
  args: readonly string[],
  place?: Place,
): Promise<Ended> => {
  const child = launch(command, args, place, 'pipe');
  const written: Buffer[] = [];
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => written.push(chunk));
  const succeeded = (await codeOf(child)) === 0;
  return { succeeded, written: Buffer.concat(written) };
};

/** Like `succeeds`, but prints the program's output only when it fails. */
export const succeedsQuietly = async (
  command: string,
  args: readonly string[],
  place?: Place,
): Promise<boolean> => {
  const { succeeded, written } = await runSilently(command, args, place);
  if (!succeeded) process.stderr.write(written);
  return succeeded;
};

const codeOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((ended) => {
    child.once('error', ended).once('close', ended);
  });

/** Sends SIGTERM once to every program, waits for its end, and kills it after the grace period. */
export const stopAll = async (): Promise<void> => {
  stopping ??= Promise.all([...running].map(stop));
  await stopping;
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
  send(child, 'SIGTERM');
  const kill = setTimeout(() => send(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(kill);
  send(child, 'SIGKILL');
};

const send = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (!child.pid) return;
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { graded } from '../graded/folder.ts';

/** Takes what only those may read who run the machine: paths, and where in a program an error was. */
export type Log = (text: string) => void;

const longestRead = 500;

/** How the process ended, in a line. What it wrote last says why: without a log this line has it, too. */
export const endOf = async (child: ChildProcess, log?: Log): Promise<string> => {
  let last = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (last = (last + text).slice(-2000)));
  const closed = once(child, 'close');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  /* At its exit, not all that it wrote may have been read. Nobody waits for the end of a pipe that stays open. */
  if (code !== 0) await Promise.race([closed, wait(longestRead, undefined, { ref: false })]);
  const line = `The instance ended (${signal ?? `exit code ${code}`}).`;
  const whole = `${line} ${last.trim()}`.trim();
  if (!log) return whole;
  if (code !== 0 && whole !== line) log(whole);
  return line;
};

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<string>;
}

const launch = (env: NodeJS.ProcessEnv, log: Log | undefined): Launched => {
  const child = spawn(
    process.execPath,
    /* A suite runs beside it: SIGUSR1 would open an inspector that shows what is in the instance. */
    ['--disable-sigusr1', '--max-semi-space-size=1', '--optimize-for-size', graded.instance],
    { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], windowsHide: true },
  );
  const ended = endOf(child, log);
  /* Of a process that waits nobody asks how it ended. */
  ended.catch(() => {});
  return { child, ended };
};

/** Whether this program waits for the process, or may end without it: then it goes as well. */
const hold = ({ child }: Launched, isHeld: boolean): void => {
  for (const held of [child, child.channel, child.stderr as Socket | null])
    if (isHeld) held?.ref();
    else held?.unref();
};

/** One process waits with what it can load ahead: the next instance opens in it. */
export const createLauncher = (env: NodeJS.ProcessEnv, log?: Log) => {
  let waiting: Launched | undefined;
  const take = (): Launched => {
    const taken = waiting?.child.connected ? waiting : launch(env, log);
    waiting = undefined;
    hold(taken, true);
    return taken;
  };
  const prepare = (): void => {
    if (waiting?.child.connected) return;
    waiting = launch(env, log);
    hold(waiting, false);
  };
  return { take, prepare };
};

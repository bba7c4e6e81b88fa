import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { graded } from '../graded/folder.ts';

/** How the process ended, in a line: what it wrote last says why. */
const endOf = async (child: ChildProcess): Promise<string> => {
  let last = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (last = (last + text).slice(-2000)));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return `The instance ended (${signal ?? `exit code ${code}`}). ${last.trim()}`.trim();
};

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<string>;
}

const launch = (env: NodeJS.ProcessEnv): Launched => {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=1', '--optimize-for-size', graded.instance],
    { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], windowsHide: true },
  );
  const ended = endOf(child);
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
export const createLauncher = (env: NodeJS.ProcessEnv) => {
  let waiting: Launched | undefined;
  const take = (): Launched => {
    const taken = waiting?.child.connected ? waiting : launch(env);
    waiting = undefined;
    hold(taken, true);
    return taken;
  };
  const prepare = (): void => {
    if (waiting?.child.connected) return;
    waiting = launch(env);
    hold(waiting, false);
  };
  return { take, prepare };
};

import { type ChildProcess, execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { markVariable } from './environment.ts';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly isMarked: boolean;
}

const run = promisify(execFile);
const isWindows = process.platform === 'win32';

const read = (file: string) => readFile(file, 'latin1').catch(() => '');

const processesOfLinux = async (line: string): Promise<readonly Process[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    ids.map(async (id) => {
      const [status, environment] = await Promise.all([
        read(`/proc/${id}/stat`),
        read(`/proc/${id}/environ`),
      ]);
      const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      const isMarked = state !== 'Z' && environment.split('\0').includes(line);
      return { id: Number(id), parent: state === 'Z' ? 0 : Number(parent), isMarked };
    }),
  );
};

/** `ps -E` of macOS shows the environment behind the command. */
const processesOfPs = async (line: string): Promise<readonly Process[]> => {
  const { stdout } = await run('ps', ['-axEww', '-o', 'pid=,ppid=,command='], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.split('\n').map((row) => {
    const [, id, parent, rest = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return { id: Number(id), parent: Number(parent), isMarked: rest.includes(line) };
  });
};

/** All processes of a run: those that carry its mark, and their descendants. A process group is not enough: Playwright gives each browser one of its own. */
export const processesOf = async (mark: string): Promise<readonly number[]> => {
  const line = `${markVariable}=${mark}`;
  const all =
    process.platform === 'linux' ? await processesOfLinux(line) : await processesOfPs(line);
  const found = new Set(all.filter(({ isMarked }) => isMarked).map(({ id }) => id));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { id, parent } of all) if (found.has(parent)) found.add(id);
  }
  return [...found];
};

const send = (id: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended by itself.
  }
};

/** Ends a command with everything that it has started: asked first, forced after the grace. */
export const endTree = async (
  child: ChildProcess,
  mark: string,
  graceMs: number,
): Promise<void> => {
  if (isWindows) {
    if (child.exitCode === null && child.pid !== undefined)
      await run('taskkill', ['/pid', String(child.pid), '/T', '/F']).catch(() => {});
    return;
  }
  const deadline = performance.now() + graceMs;
  let left = await processesOf(mark);
  for (const id of left) send(id, 'SIGTERM');
  while (left.length > 0 && performance.now() < deadline) {
    await wait(25);
    left = await processesOf(mark);
  }
  // What is forced to end can start nothing any more, but may have done so just before.
  while (left.length > 0) {
    for (const id of left) send(id, 'SIGKILL');
    await wait(10);
    left = await processesOf(mark);
  }
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@sparring/serving/free-port';

export interface Contender {
  readonly name: string;
  readonly pid: number;
  /** The URL of its books, and the query for ten of them. */
  readonly books: string;
  readonly tenBooks: string;
  /** From the start of the process to the first answer, in milliseconds. */
  readonly startedIn: number;
  readonly stop: () => Promise<void>;
}

interface Recipe {
  readonly name: string;
  readonly command: (port: number) => readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly path: string;
  readonly tenBooks?: string;
}

const longestStart = 20_000;

const firstAnswer = async (url: string, since: number): Promise<number> => {
  while (performance.now() - since < longestStart) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return performance.now() - since;
    await pause(2);
  }
  throw new Error(`${url} did not answer within ${longestStart} ms.`);
};

/** Starts a server in a new process and waits for its first answer. */
export const start = async ({
  name,
  command,
  env = {},
  path,
  tenBooks = '?page=1&limit=10',
}: Recipe): Promise<Contender> => {
  const port = await freePort();
  const books = `http://127.0.0.1:${port}${path}`;
  const since = performance.now();
  const child = spawn(process.execPath, command(port), {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  /* When a measurement fails, nothing stays behind. */
  process.once('exit', () => child.kill());
  const stop = async () => {
    child.kill();
    await ended;
  };
  const startedIn = await firstAnswer(books + tenBooks, since);
  return { name, pid: child.pid!, books, tenBooks, startedIn, stop };
};

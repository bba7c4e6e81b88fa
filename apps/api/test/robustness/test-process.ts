import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@sparring/serving/free-port';
import { programOf } from '@sparring/serving/test-copy';

export const program = programOf({
  source: new URL('../../src/main.ts', import.meta.url),
  built: new URL('../../dist/main.js', import.meta.url),
});

/** The API as a separate process with a database: no mock shows what a killed process leaves on the disk. */
const spawnApi = (database: string, port: number, variables: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      /* The tests, and the site in front, forward the addresses of clients. */
      TRUSTED_PROXIES: '127.0.0.1',
      TOKEN_SECRET: 'a secret that only the tests know',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The result of a process that was expected to end. */
export const runApi = async (database: string): Promise<{ code: number; said: string }> => {
  const child = spawnApi(database, await freePort());
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number, said };
};

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server in a separate process. */
export interface Running {
  /** The base URL of the API. */
  readonly url: string;
  readonly pid: number;
  readonly hasEnded: () => boolean;
  /** Ends it at once with SIGKILL. */
  readonly kill: () => unknown;
}

export interface Api extends Running {
  readonly kill: () => Promise<void>;
  /** Ends it with SIGTERM. */
  readonly stop: () => Promise<void>;
  /** The lines of its log so far. */
  readonly log: () => readonly string[];
}

/** Starts an API and resolves when it answers. */
export const startApi = async (database: string, variables?: NodeJS.ProcessEnv): Promise<Api> => {
  const port = await freePort();
  const child = spawnApi(database, port, variables);
  let log = '';
  child.stdout.on('data', (data: Buffer) => (log += data.toString()));
  const exited = once(child, 'exit');
  const said = text(child.stderr);
  const url = `http://127.0.0.1:${port}/v1/practice`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The API stopped: ${await said}`);
    await setTimeout(20);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    pid: child.pid!,
    hasEnded,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    log: () => log.split('\n').slice(0, -1),
  };
};

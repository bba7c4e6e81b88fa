import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@sparring/serving/free-port';
import { programOf } from '@sparring/serving/test-copy';
import { startApi, type Running } from './test-process.ts';

/** The site's server, started as a process; its sources have a build for tests. */
const program = programOf({
  source: new URL('../../../web/server/example-main.ts', import.meta.url),
  built: new URL('../../../web/dist/server.js', import.meta.url),
});

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the site in front of an API and resolves when it answers. */
export const startSite = async (
  apiOrigin: string,
  variables?: NodeJS.ProcessEnv,
): Promise<Running> => {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: String(port), API_URL: apiOrigin, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await answers(`${origin}/healthz`))) {
    if (hasEnded()) throw new Error('The site stopped.');
    await setTimeout(20);
  }
  const kill = () => void child.kill('SIGKILL');
  return { url: `${origin}/v1/practice`, pid: child.pid!, hasEnded, kill };
};

/** The API and the site in front of it; `kill` ends both. */
export const startBoth = async (variables?: NodeJS.ProcessEnv) => {
  const api = await startApi(':memory:', variables);
  const site = await startSite(new URL(api.url).origin).catch(async (error: unknown) => {
    await api.kill();
    throw error;
  });
  const kill = () => Promise.all([api.kill(), site.kill()]);
  return { api, site, kill };
};

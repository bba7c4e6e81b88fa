import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findEngine, project, removeAll } from './engine.ts';

const root = resolve(import.meta.dirname, '../..');
const engine = findEngine();
const timeoutMs = 60_000;

const run = ([file = '', ...args]: readonly string[], env?: NodeJS.ProcessEnv) => {
  const place = { cwd: root, env: { ...process.env, ...env }, timeout: timeoutMs };
  return promisify(execFile)(file, args, place);
};

export const cli = async (...args: string[]): Promise<string> =>
  (await run([engine.cli, ...args])).stdout.trim();

const logs = async (container: string): Promise<string> => {
  const { stdout, stderr } = await run([engine.cli, 'logs', '--tail=20', container]);
  return `${container} is not healthy. Its log:\n${stdout}${stderr}`;
};

export const inspect = async (thing: string, what: string): Promise<string> =>
  cli('inspect', '--format', `{{${what}}}`, thing);

/** podman runs a health check only on request. */
const isHealthy = (container: string): Promise<boolean> =>
  engine.cli === 'podman'
    ? cli('healthcheck', 'run', container).then(
        () => true,
        () => false,
      )
    : inspect(container, '.State.Health.Status').then((status) => status === 'healthy');

const untilHealthy = async (container: string): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (!(await isHealthy(container))) {
    if (performance.now() > deadline) throw new Error(await logs(container));
    await wait(100);
  }
};

/** The ids of the project's containers, or of one service's containers. */
export const containers = async (service?: string): Promise<string[]> => {
  const labels = [`project=${project}`, ...(service ? [`service=${service}`] : [])];
  const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`]);
  return (await cli('ps', '-q', ...filters)).split('\n').filter(Boolean);
};

/** Runs a command line in the container of a service and returns its output. */
export const shell = async (service: string, line: string): Promise<string> => {
  const [container = ''] = await containers(service);
  return cli('exec', container, 'sh', '-c', line);
};

interface StackOptions {
  readonly files?: readonly string[];
  readonly services: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Some services of these compose files, or of the default files. podman-compose 1.0 knows no profiles. */
export const stack = ({ files = [], services, env = {} }: StackOptions) => {
  const named = files.flatMap((file) => ['-f', file]);
  const compose = (...args: string[]) =>
    run([...engine.compose, '-p', project, ...named, ...args], env);

  return {
    /** Throws when the files are invalid: docker has a command for this, podman-compose a dry run. */
    check: () =>
      engine.cli === 'docker' ? compose('config', '--quiet') : compose('--dry-run', 'up', '-d'),
    /** Starts all services and returns the seconds until all are healthy. */
    up: async (): Promise<number> => {
      const began = performance.now();
      await compose('up', '-d', ...services);
      await Promise.all((await containers()).map(untilHealthy));
      return (performance.now() - began) / 1000;
    },
    /** Removes the containers and keeps the data. */
    down: () => compose('down'),
    remove: () => removeAll(engine),
  };
};

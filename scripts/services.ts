import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import type { Ports } from './ports.ts';
import { launch } from './processes.ts';

const patienceMs = 30_000;

export interface Service {
  name: string;
  health: string;
  launch: () => ReturnType<typeof launch>;
}

interface Extra {
  /** What Node runs, with flags for Node itself. */
  run?: string[];
  env?: NodeJS.ProcessEnv;
}

const everywhere = new Set(['0.0.0.0', '::']);

/** Where this machine reaches what listens on HOST. */
export const reachable = (host: string): string => (everywhere.has(host) ? '127.0.0.1' : host);

const bundle = ['dist/main.js'];

export function api(ports: Ports, host: string, { run = bundle, env }: Extra = {}): Service {
  return {
    name: 'The API',
    health: `http://${reachable(host)}:${ports.api}/healthz`,
    launch: () =>
      launch(process.execPath, run, {
        cwd: 'apps/api',
        env: { HOST: host, PORT: String(ports.api), ...env },
      }),
  };
}

export function web(ports: Ports, host: string, { env }: Pick<Extra, 'env'> = {}): Service {
  return {
    name: 'The site',
    health: `http://${reachable(host)}:${ports.web}/healthz`,
    launch: () =>
      launch(process.execPath, ['dist/server.js'], {
        cwd: 'apps/web',
        env: {
          HOST: host,
          PORT: String(ports.web),
          API_URL: `http://${reachable(host)}:${ports.api}`,
          ...env,
        },
      }),
  };
}

/** Starts services, waits until all answer, and gives back what rejects when one of them ends. */
export async function serve(services: Service[]): Promise<{ ended: Promise<never> }> {
  const ended = Promise.race(services.map(untilItEnds));
  ended.catch(() => {});
  await Promise.race([Promise.all(services.map(untilItAnswers)), ended]);
  return { ended };
}

async function untilItEnds({ name, launch: start }: Service): Promise<never> {
  const [code, signal] = await once(start(), 'exit');
  throw new Failure(
    `${name} stopped (${String(signal ?? `exit code ${code}`)}): see the lines above.`,
  );
}

async function untilItAnswers({ name, health }: Service): Promise<void> {
  const deadline = AbortSignal.timeout(patienceMs);
  while (!deadline.aborted) {
    const reply = await fetch(health, { signal: deadline }).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Failure(`${name} does not answer at ${health} after ${patienceMs / 1000} seconds.`);
}

import { once } from 'node:events';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import type { Ports } from './ports.ts';
import { launch } from './processes.ts';

const timeoutMs = 30_000;

export interface Service {
  readonly name: string;
  readonly health: string;
  readonly launch: () => ReturnType<typeof launch>;
}

interface Extra {
  /** The script that Node runs, after any flags for Node. */
  readonly run?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const allInterfaces = new Set(['0.0.0.0', '::']);

/** The address at which this machine reaches a server that listens on HOST. */
export const reachable = (host: string): string => (allInterfaces.has(host) ? '127.0.0.1' : host);

/**
 * The site is a reverse proxy of the API on this machine, and one that terminates TLS can stand in front of both.
 * So both believe the programs of this machine, and who else is named.
 */
export const trusting = (host: string, { TRUSTED_PROXIES = '' } = process.env): string => {
  /* On an address of its own, the site also sends from there. */
  const own = isIP(host) === 0 ? [] : [reachable(host)];
  const all = new Set(['127.0.0.1', '::1', ...own, TRUSTED_PROXIES]);
  return [...all].filter(Boolean).join(',');
};

const bundle = ['dist/main.js'];

export const api = (ports: Ports, host: string, { run = bundle, env }: Extra = {}): Service => ({
  name: 'The API',
  health: `http://${reachable(host)}:${ports.api}/healthz`,
  launch: () =>
    launch(process.execPath, run, {
      cwd: 'apps/api',
      env: { HOST: host, PORT: String(ports.api), TRUSTED_PROXIES: trusting(host), ...env },
    }),
});

export const web = (ports: Ports, host: string, { env }: Pick<Extra, 'env'> = {}): Service => ({
  name: 'The site',
  health: `http://${reachable(host)}:${ports.web}/healthz`,
  launch: () =>
    launch(process.execPath, ['dist/server.js'], {
      cwd: 'apps/web',
      env: {
        HOST: host,
        PORT: String(ports.web),
        FRAMES_PORT: String(ports.frames),
        API_URL: `http://${reachable(host)}:${ports.api}`,
        TRUSTED_PROXIES: trusting(host),
        ...env,
      },
    }),
});

export type Child = ReturnType<Service['launch']>;

/** Starts services and waits until all answer. The returned promise rejects when one of them has ended and is not restarted. */
export const serve = async (
  services: Service[],
  keep: (service: Service, child: Child) => Promise<never> = untilItEnds,
): Promise<{ ended: Promise<never> }> => {
  const started = services.map((service) => ({ service, child: service.launch() }));
  const first = Promise.race(started.map(({ service, child }) => untilItEnds(service, child)));
  /* Each race below hears of a service that ends; a promise that none of them awaits any more is no failure. */
  first.catch(() => {});
  await Promise.race([Promise.all(services.map(untilItAnswers)), first]);
  const ended = Promise.race(started.map(({ service, child }) => keep(service, child)));
  ended.catch(() => {});
  return { ended };
};

const untilItEnds = async ({ name }: Service, child: Child): Promise<never> => {
  throw new Failure(`${name} stopped (${await exitOf(child)}): see the lines above.`);
};

/** Waits for the end of a program and returns its signal or exit code. */
export const exitOf = async (child: Child): Promise<string> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? `exit code ${child.exitCode}`;
};

const untilItAnswers = async ({ name, health }: Service): Promise<void> => {
  const deadline = AbortSignal.timeout(timeoutMs);
  while (!deadline.aborted) {
    const reply = await fetch(health, { signal: deadline }).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Failure(`${name} does not answer at ${health} after ${timeoutMs / 1000} seconds.`);
};

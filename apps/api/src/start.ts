import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeGracefully } from '@sparring/serving/close';
import { createLastNet } from '@sparring/serving/last-net';
import { listen } from '@sparring/serving/listen';
import { v4 } from 'uuid';
import { createApp } from './app.ts';
import { tokenSecret } from './auth/secret.ts';
import { systemClock } from './clock.ts';
import { sqlitePath } from './database/open.ts';
import { readEnvironment, type Environment } from './env.ts';
import { createLog, errorEntry, logCalls, uncaughtEntry } from './http/log.ts';
import { knownOf } from './http/known.ts';
import { createObserver } from './http/observe.ts';
import { createApiServer } from './http/server.ts';
import { openStore } from './open-store.ts';
import { sweepHourly } from './workspaces/sweeping.ts';

const clock = systemClock;
const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Longer than the longest answer, a simulated delay of ten seconds. */
const patienceWhenStopping = 15_000;

const databaseOf = ({ DATA_DIR = dataFolder, DATABASE_URL }: Environment): string =>
  DATABASE_URL ?? `file:${join(DATA_DIR, 'sparring.sqlite')}`;

/** Beside the database file; PostgreSQL has none, but then the environment holds the secret. */
const keptSecret = (database: string): string => {
  if (!database.startsWith('file:')) return tokenSecret();
  const folder = dirname(sqlitePath(database));
  mkdirSync(folder, { recursive: true });
  return tokenSecret(folder);
};

const untilSignalled = (): Promise<unknown> =>
  Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);

const write = (text: string) => void process.stdout.write(text);

/** From the environment to an API that answers; it stops by itself when the process is told to. */
export const start = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  const environment = readEnvironment(variables);
  const database = databaseOf(environment);
  const log = createLog(environment.LOG_LEVEL, clock, write);
  const report = (error: unknown) => log(errorEntry(error));
  /** To observe costs something: it is done only where somebody wants a line for every request. */
  const observed = environment.LOG_LEVEL === 'info' && {
    observer: createObserver(logCalls(log), clock),
  };
  const limits = {
    maxBooks: environment.WORKSPACE_MAX_BOOKS,
    maxWorkspaces: environment.WORKSPACES_MAX,
    newPerMinute: environment.WORKSPACES_PER_MINUTE,
    idleDays: environment.WORKSPACE_IDLE_DAYS,
  };
  const store = await openStore(database, { limits, clock, report });
  const stopping = new AbortController();
  const app = createApp({
    store,
    clock,
    newWorkspaceName: () => v4(),
    maxOpenDelays: environment.LATENCY_MAX_OPEN,
    maxRequestsPerAddress: environment.REQUESTS_PER_ADDRESS,
    tokenSecret: environment.TOKEN_SECRET ?? keptSecret(database),
    ...observed,
    report,
    stopping: stopping.signal,
  });
  const lastNet = createLastNet({
    report: (error, exchange) => {
      if (exchange) knownOf(exchange.response).isBroken = true;
      log(uncaughtEntry(error, exchange));
    },
    giveUp: () => process.exit(1),
    now: () => clock.now().getTime(),
  });
  process.on('uncaughtException', lastNet.caught);
  const server = createApiServer(lastNet.around(app), {
    limits: {
      connectionsPerAddress: environment.CONNECTIONS_PER_ADDRESS,
      waitingPerConnection: environment.WAITING_PER_CONNECTION,
    },
    ...observed,
  });
  await listen(server, environment);
  log({ level: 'info', message: 'listening', address: server.address() });
  const stopSweeping = sweepHourly(store.workspaces, report);
  const stop = async () => {
    stopping.abort();
    await Promise.all([stopSweeping(), closeGracefully(server, patienceWhenStopping)]);
    await store.close();
  };
  void untilSignalled().then(stop);
};

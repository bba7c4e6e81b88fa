import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { closeGracefully } from '@sparring/serving/close';
import { exitWhenDone, firstSignal } from '@sparring/serving/exit';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { listen } from '@sparring/serving/listen';
import { trustedProxies } from '@sparring/serving/proxies';
import { createApp } from './app.ts';
import { tokenSecret } from './auth/secret.ts';
import { systemClock } from './request/clock.ts';
import { sqlitePath } from './database/open.ts';
import { databaseOf, readEnvironment, type Environment } from './env.ts';
import { createErrorLog } from './http/send/error-log.ts';
import { expressClasses } from './http/endpoint/express-classes.ts';
import { createLog, logCalls, uncaughtEntry } from './http/send/log.ts';
import { createObserver, observers } from './http/send/observe.ts';
import { knownContext } from './http/read/request-context.ts';
import { createApiServer } from './http/endpoint/server.ts';
import { openStore } from './open-store.ts';
import { createRecorder } from './requests/recorder.ts';
import { maskAddress } from './requests/secrets.ts';
import { deleteIdleHourly } from './workspaces/idle-timer.ts';

const clock = systemClock;

/** Longer than the longest answer, a simulated delay of ten seconds. */
const shutdownTimeout = 15_000;

/** With SQLite the secret is in the folder of the database file. With PostgreSQL the environment holds it. */
const storedSecret = (database: string): string =>
  tokenSecret(database.startsWith('file:') ? dirname(sqlitePath(database)) : undefined);

/** Only a server with a desk has classes. */
const graderOf = ({ TEACHER_KEY, GRADER_URL: url, GRADER_KEY: key }: Environment) =>
  TEACHER_KEY !== undefined && url !== undefined && key !== undefined ? { url, key } : undefined;

const write = (text: string) => void process.stdout.write(maskAddress(text, () => {}));

/** Starts the API with the given variables. It stops at SIGTERM or SIGINT. */
export const start = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  const environment = readEnvironment(variables);
  const database = databaseOf(environment);
  const log = createLog(environment.LOG_LEVEL, clock, write);
  const stopping = new AbortController();
  const report = createErrorLog(log, clock, stopping.signal);
  /** Observing costs time, so the API does it only when it logs every request. */
  const logging = environment.LOG_LEVEL === 'info' && {
    observer: createObserver(logCalls(log), clock),
  };
  const limits = {
    maxBooks: environment.WORKSPACE_MAX_BOOKS,
    maxWorkspaces: environment.WORKSPACES_MAX,
    newPerMinute: environment.WORKSPACES_PER_MINUTE,
    idleDays: environment.WORKSPACE_IDLE_DAYS,
  };
  const grader = graderOf(environment);
  const store = await openStore(database, {
    limits,
    clock,
    report,
    onDeletion: (message) => log({ level: 'warning', message }),
    readsCards: grader !== undefined,
  });
  const proxies = trustedProxies(environment.TRUSTED_PROXIES);
  const recorder = createRecorder(store, clock);
  const app = createApp({
    store,
    clock,
    newWorkspaceName: randomUUID,
    maxOpenDelays: environment.LATENCY_MAX_OPEN,
    maxRequestsPerAddress: environment.REQUESTS_PER_ADDRESS,
    proxies,
    webhookTargets: environment.WEBHOOK_TARGETS ?? [],
    tokenSecret: environment.TOKEN_SECRET ?? storedSecret(database),
    teacherKey: environment.TEACHER_KEY,
    ...logging,
    recorder,
    report,
    stopping: stopping.signal,
  });
  const uncaught = createUncaughtHandler({
    report: (error, exchange) => {
      const context = exchange && knownContext(exchange.response);
      if (context) context.trace.isBroken = true;
      log(uncaughtEntry(error, exchange));
    },
    giveUp: () => process.exit(1),
    now: () => clock.now().getTime(),
  });
  process.on('uncaughtException', uncaught.caught);
  const server = createApiServer(uncaught.around(proxies.around(app)), {
    limits: {
      connectionsPerAddress: environment.CONNECTIONS_PER_ADDRESS,
      waitingPerConnection: environment.WAITING_PER_CONNECTION,
    },
    classes: expressClasses(app),
    observer: observers(logging ? [logging.observer, recorder.observer] : [recorder.observer]),
  });
  await listen(server, environment);
  log({ level: 'info', message: 'listening', address: server.address() });
  const reading = grader && store.readCards({ grader, clock, stopping: stopping.signal, report });
  const stopDeleting = deleteIdleHourly(store.workspaces, log, report);
  const stop = async () => {
    exitWhenDone();
    stopping.abort();
    await Promise.all([stopDeleting(), reading, closeGracefully(server, shutdownTimeout)]);
    await store.close();
  };
  void firstSignal().then(stop);
};

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { trustedProxies } from '@sparring/serving/proxies';
import { isBuilt } from '@sparring/serving/test-copy';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/request/clock.ts';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { defaultLimits, openStore } from '../../src/open-store.ts';
import { startApi } from '../robustness/test-process.ts';
import { teacherKey } from './desk/test-key.ts';
import { graderKey, serveCards } from './test-cards.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the API under test listens. */
    readonly apiUrl: string;
    /** Where an API with a teacher's desk listens. */
    readonly deskUrl: string;
    /** Where an API with a desk listens that is the only one on its database, and whose classes may refuse others. */
    readonly onlyDeskUrl: string;
    /** Where the stand-in for the grader listens, whose cards that API reads. */
    readonly graderUrl: string;
  }
}

const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);

/** Several APIs on one database share it. */
const tokenSecret = randomUUID();

/**
 * An API of its own. The tests pass on any API that keeps the rules: they compare no prose, and take nothing apart that is
 * opaque. Every test has a workspace of its own, so the number of new ones has no limit here.
 */
const openApi = async (database: string, key?: string, graderUrl?: string) => {
  const limits = { ...defaultLimits, newPerMinute: 100_000 };
  const parts = { clock: systemClock, report };
  const stopping = new AbortController();
  const readsCards = graderUrl !== undefined;
  const store = await openStore(database, { ...parts, limits, readsCards });
  const { signal } = stopping;
  const reading =
    readsCards &&
    store.readCards({
      ...parts,
      grader: { url: graderUrl, key: graderKey },
      stopping: signal,
      everyMs: 100,
    });
  const app = createApp({
    ...parts,
    store,
    newWorkspaceName: () => randomUUID(),
    maxOpenDelays: 10,
    maxRequestsPerAddress: 1000,
    webhookTargets: [],
    tokenSecret,
    teacherKey: key,
    /* Tests that try wrong keys come from addresses of their own. */
    ...(key !== undefined && { proxies: trustedProxies(['127.0.0.1']) }),
    stopping: signal,
  });
  const server = createApiServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    stopping.abort();
    await reading;
  };
  return { server, store, stop };
};

type Close = () => Promise<void>;

export interface Served {
  readonly url: string;
  /** Resolves when everything is written that was answered before. */
  readonly settle: () => Promise<unknown>;
  readonly close: Close;
}

type Serve = (database: string, key?: string, graderUrl?: string) => Promise<Served>;

export const serveSources: Serve = async (database, key, graderUrl) => {
  const { server, store, stop } = await openApi(database, key, graderUrl);
  const { port } = server.address() as AddressInfo;
  const close: Close = async () => {
    await stop();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await store.close();
  };
  const { requests, classes } = store;
  const settle = () => Promise.all([requests.writer.flush(), classes.strays.flush()]);
  return { url: `http://127.0.0.1:${port}`, settle, close };
};

/** With the same settings, as a process. */
const serveBuilt: Serve = async (database, key, graderUrl) => {
  const api = await startApi(database, {
    TOKEN_SECRET: tokenSecret,
    WORKSPACES_PER_MINUTE: '100000',
    LATENCY_MAX_OPEN: '10',
    REQUESTS_PER_ADDRESS: '1000',
    ...(key !== undefined && { TEACHER_KEY: key }),
    ...(graderUrl !== undefined && { GRADER_URL: graderUrl, GRADER_KEY: graderKey }),
  });
  return { url: new URL(api.url).origin, settle: () => Promise.resolve(), close: api.stop };
};

const serve = isBuilt ? serveBuilt : serveSources;

/** Serves an API while the tests of a project run, and two with a desk. */
export const serveApi = async (
  project: TestProject,
  { ofApi, ofOnlyDesk }: { readonly ofApi: string; readonly ofOnlyDesk: string },
  serveDesk: (graderUrl: string) => Promise<Served>,
): Promise<Close> => {
  const { API_URL } = process.env;
  const api = API_URL ? undefined : await serve(ofApi);
  const grader = await serveCards();
  const desk = await serveDesk(grader.url);
  const onlyDesk = await serve(ofOnlyDesk, teacherKey);
  project.provide('apiUrl', api?.url ?? API_URL!);
  project.provide('deskUrl', desk.url);
  project.provide('onlyDeskUrl', onlyDesk.url);
  project.provide('graderUrl', grader.url);
  return async () => {
    await api?.close();
    await desk.close();
    await onlyDesk.close();
    await grader.close();
  };
};

/** In memory. With API_URL the tests use an API that is already running, but a desk of their own. */
export const setup = (project: TestProject): Promise<Close> =>
  serveApi(project, { ofApi: ':memory:', ofOnlyDesk: ':memory:' }, (graderUrl) =>
    serve(':memory:', teacherKey, graderUrl),
  );

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { createApiServer } from '../../src/http/server.ts';
import { defaultLimits, openStore } from '../../src/open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the API under test listens. */
    readonly apiUrl: string;
  }
}

const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);

/**
 * An API of its own. The tests pass on any API that keeps the rules: they compare no prose, and take nothing apart that is
 * opaque. Every test has a workspace of its own, so the number of new ones has no limit here.
 */
const openApi = async (database: string) => {
  const limits = { ...defaultLimits, newPerMinute: 100_000 };
  const parts = { clock: systemClock, report };
  const store = await openStore(database, { ...parts, limits });
  const app = createApp({
    ...parts,
    store,
    newWorkspaceName: () => randomUUID(),
    maxOpenDelays: 10,
    maxRequestsPerAddress: 1000,
    webhookTargets: [],
    tokenSecret: randomUUID(),
    stopping: new AbortController().signal,
  });
  const server = createApiServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, store };
};

type Close = () => Promise<void>;

/** Serves the API on a database while the tests of a project run. */
export const serveApi = async (project: TestProject, database: string): Promise<Close> => {
  const { server, store } = await openApi(database);
  const { port } = server.address() as AddressInfo;
  project.provide('apiUrl', `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await store.close();
  };
};

/** In memory. With API_URL the tests use an API that is already running. */
export const setup = async (project: TestProject): Promise<Close | undefined> => {
  const { API_URL } = process.env;
  if (!API_URL) return serveApi(project, ':memory:');
  project.provide('apiUrl', API_URL);
  return undefined;
};

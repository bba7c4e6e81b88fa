import type { RequestListener } from 'node:http';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import type { EngineName } from './engines.ts';
import { testApp, testClock, testStore } from './app.ts';

/** A client of the jobs of a workspace. `app` returns the API that answers the next request. */
export const jobClient = (app: () => RequestListener, name = 'ada') => {
  const base = `/w/${name}/v1/practice`;
  const jobs = `${base}/labs/jobs`;
  return {
    base,
    start: (
      seconds: number | null | undefined = 60,
      headers: Readonly<Record<string, string>> = {},
    ) => request(app()).post(jobs).set(headers).send({ seconds }),
    list: () => request(app()).get(jobs),
    poll: (id: number) => request(app()).get(`${jobs}/${id}`).redirects(0),
    result: (id: number) => request(app()).get(`${jobs}/${id}/result`),
    cancel: (id: number) => request(app()).delete(`${jobs}/${id}`),
    set: (settings: object) => request(app()).patch(`${base}/workspace`).send(settings),
    reset: () => request(app()).post(`${base}/workspace/reset`),
  };
};

/** The jobs of two workspaces. Each request goes to another of two APIs on one database; SQLite has one. */
export const openJobs = async (engine: EngineName, database: string) => {
  const clock = testClock();
  const opened = async () => {
    const store = await testStore({ database, clock });
    onTestFinished(() => store.close());
    return testApp({ store, clock });
  };
  const apps = [await opened()];
  if (engine === 'PostgreSQL') apps.push(await opened());
  let calls = 0;
  const next = () => apps[(calls += 1) % apps.length]!;
  const client = jobClient(next);
  await client.set({ chance: 'never' });
  return { clock, client, other: jobClient(next, 'bob'), app: next };
};

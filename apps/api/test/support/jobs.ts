import type { RequestListener } from 'node:http';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import type { EngineName } from './engines.ts';
import { testApp, testClock, testStore } from './app.ts';

/** A client of the jobs of a workspace. `app` returns the API that answers the next request. */
const jobClient = (app: () => RequestListener) => {
  const base = '/w/ada/v1/practice';
  const jobs = `${base}/labs/jobs`;
  return {
    base,
    start: (seconds = 60) => request(app()).post(jobs).send({ seconds }),
    list: () => request(app()).get(jobs),
    poll: (id: number) => request(app()).get(`${jobs}/${id}`).redirects(0),
    cancel: (id: number) => request(app()).delete(`${jobs}/${id}`),
    set: (settings: object) => request(app()).patch(`${base}/workspace`).send(settings),
  };
};

/** The jobs of a workspace. Each request goes to another of two APIs on one database; SQLite has one. */
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
  return { clock, client };
};

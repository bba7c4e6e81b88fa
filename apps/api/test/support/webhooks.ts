import type { RequestListener } from 'node:http';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import type { Message } from '@sparring/contracts/inbox';
import { jobEvents, type Delivery } from '@sparring/contracts/webhook';
import type { EngineName } from './engines.ts';
import { testApp, testClock, testStore } from './app.ts';

/** A client of the webhooks of a workspace. `app` returns the API that answers the next request. */
export const webhookClient = (app: () => RequestListener, name = 'ada') => {
  const base = `/w/${name}/v1/practice`;
  const webhooks = `${base}/labs/webhooks`;
  const inbox = `${base}/workspace/inbox`;
  return {
    base,
    register: (receiver: object = {}) =>
      request(app())
        .post(webhooks)
        .send({ events: jobEvents, ...receiver }),
    ping: (body: object = {}, id = 1) =>
      request(app())
        .post(`${webhooks}/${id}/pings`)
        .send({ text: 'Hello', ...body }),
    deliveries: async (id = 1) =>
      (await request(app()).get(`${webhooks}/${id}/deliveries`)).body as readonly Delivery[],
    /** The messages beside the example, the newest first. */
    inbox: async () =>
      ((await request(app()).get(inbox)).body as readonly Message[]).filter(({ id }) => id > 1),
    refuse: (refusal: object) => request(app()).put(`${inbox}/refusals`).send(refusal),
    startJob: (seconds = 60) => request(app()).post(`${base}/labs/jobs`).send({ seconds }),
    set: (settings: object) => request(app()).patch(`${base}/workspace`).send(settings),
  };
};

/** The webhooks of a workspace. Each request goes to another of two APIs on one database; SQLite has one. */
export const openWebhooks = async (
  engine: EngineName,
  database: string,
  webhookTargets: readonly string[] = [],
) => {
  const clock = testClock();
  const stopping = new AbortController();
  const opened = async () => {
    const store = await testStore({ database, clock });
    onTestFinished(async () => {
      stopping.abort();
      await store.close();
    });
    return testApp({ store, clock, webhookTargets, stopping: stopping.signal });
  };
  const apps = [await opened()];
  if (engine === 'PostgreSQL') apps.push(await opened());
  let calls = 0;
  const next = () => apps[(calls += 1) % apps.length]!;
  const client = webhookClient(next);
  await client.set({ chance: 'never' });
  return { clock, client };
};

import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '@sparring/contracts/webhook';
import { systemClock } from '../../../src/request/clock.ts';
import { testApp, testClock, testStore } from '../../support/app.ts';
import { signatureOf } from '../../../src/webhooks/signing.ts';
import { openReceiver } from '../../support/receiver.ts';
import { webhookClient } from '../../support/webhooks.ts';

/** An API that may call the origins. With the test clock, a wait for a retry is over at once. */
const open = async (origins: string | readonly string[], clock = testClock()) => {
  const store = await testStore({ clock });
  const stopping = new AbortController();
  const app = await testApp({
    store,
    clock,
    webhookTargets: [origins].flat(),
    stopping: stopping.signal,
  });
  onTestFinished(async () => {
    stopping.abort();
    await store.close();
  });
  const client = webhookClient(() => app);
  await client.set({ chance: 'never' });
  return { client, app, clock, stopping };
};

const settledDelivery = (client: Awaited<ReturnType<typeof open>>['client']): Promise<Delivery> =>
  vi.waitUntil(async () => (await client.deliveries(2)).find(({ state }) => state !== 'waiting'));

test('an allowed address gets the event as a POST with the headers of the inbox [TARGET-01]', async () => {
  const { origin, until } = await openReceiver((_, response) => void response.end());
  const { client } = await open(origin);
  const { body: receiver } = await client.register({ url: `${origin}/hook?from=sparring` });
  const { status, body } = await client.ping({ text: 'Out' }, 2);
  expect([status, body.state]).toEqual([202, 'waiting']);
  const [sent] = await until(1);
  expect(sent).toMatchObject({ method: 'POST', path: '/hook?from=sparring' });
  const { headers } = sent!;
  expect(headers['content-type']).toBe('application/json');
  expect(headers['webhook-id']).toBe(body.id);
  const timestamp = String(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(
    signatureOf(receiver.secret, body.id, timestamp, sent!.body),
  );
  expect(JSON.parse(sent!.body).data).toEqual({ text: 'Out' });
  expect(await settledDelivery(client)).toMatchObject({ attempts: [{ status: 200 }] });
});

test('an address that refuses gets five attempts with the pauses of the inbox [TARGET-01]', async () => {
  const { origin, received } = await openReceiver((_, response) => {
    response.statusCode = 500;
    response.end();
  });
  const { client } = await open(origin);
  await client.register({ url: origin });
  await client.ping({}, 2);
  const { state, attempts } = await settledDelivery(client);
  expect(state).toBe('given-up');
  expect(attempts.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(received).toHaveLength(5);
  const times = attempts.map(({ at }) => Date.parse(at) - Date.parse(attempts[0]!.at));
  expect(times).toEqual([0, 10_000, 70_000, 670_000, 4_270_000]);
});

test('a redirect is not followed and counts as a failure [TARGET-02]', async () => {
  const target = await openReceiver((_, response) => void response.end());
  const { origin, until } = await openReceiver((_, response) => {
    response.writeHead(307, { Location: `${target.origin}/secret` });
    response.end();
  });
  const { client } = await open(origin);
  await client.register({ url: origin });
  await client.ping({}, 2);
  await until(5);
  const { state, attempts } = await settledDelivery(client);
  expect([state, attempts[0]!.status]).toEqual(['given-up', 307]);
  expect(target.received).toEqual([]);
});

test('a receiver that never answers holds up no request and no other workspace [TARGET-03]', async () => {
  const { origin, until, received } = await openReceiver(({ url }, response) => {
    if (url !== '/never') response.end();
  });
  const { client, app, stopping } = await open(origin, { ...systemClock, advance: () => {} });
  await client.register({ url: `${origin}/never` });
  await client.ping({}, 2);
  await until(1);
  expect((await request(app).get(`${client.base}/books`)).status).toBe(200);
  expect((await client.ping()).body.state).toBe('delivered');
  const other = webhookClient(() => app, 'bob');
  await other.register({ url: `${origin}/quick` });
  await other.ping({}, 2);
  await until(2);
  expect((await client.deliveries(2))[0]).toMatchObject({ state: 'waiting', attempts: [] });
  stopping.abort();
  expect(received.map(({ path }) => path)).toEqual(['/never', '/quick']);
});

test('a hundred workspaces whose receivers never answer hold up no other one [TARGET-03]', async () => {
  const silent = await openReceiver(() => {});
  const answering = await openReceiver((_, response) => void response.end());
  const { app } = await open([silent.origin, answering.origin], {
    ...systemClock,
    advance: () => {},
  });
  const pinged = async (name: string, url: string) => {
    const client = webhookClient(() => app, name);
    await client.set({ chance: 'never' });
    await client.register({ url });
    await client.ping({}, 2);
  };
  for (let nth = 0; nth < 100; nth += 1) await pinged(`silent-${nth}`, silent.origin);
  await silent.until(100);
  await pinged('other', answering.origin);
  await pinged('beside', `${silent.origin}/beside`);
  expect(await answering.until(1)).toHaveLength(1);
  expect((await silent.until(101)).at(-1)!.path).toBe('/beside');
});

test('a workspace has at most two attempts under way [TARGET-03]', async () => {
  const { origin, until } = await openReceiver(() => {});
  const { client, app } = await open(origin, { ...systemClock, advance: () => {} });
  await client.register({ url: `${origin}/many` });
  for (let nth = 0; nth < 10; nth += 1) await client.ping({}, 2);
  await until(2);
  const other = webhookClient(() => app, 'bob');
  await other.register({ url: `${origin}/other` });
  await other.ping({}, 2);
  expect((await until(3)).map(({ path }) => path)).toEqual(['/many', '/many', '/other']);
});

test('a job that ends is sent when its time has come, though nobody looks [TARGET-01]', async () => {
  const { origin, until } = await openReceiver((_, response) => void response.end());
  const { client } = await open(origin);
  await client.register({ url: origin, events: ['job.succeeded'] });
  await client.startJob(60);
  const [sent] = await until(1);
  expect(JSON.parse(sent!.body)).toEqual({
    type: 'job.succeeded',
    timestamp: '2026-03-02T09:01:00.000Z',
    data: { job: 4 },
  });
});

test('no other origin than those in the list can be registered [WEBHOOK-14]', async () => {
  const { client } = await open('http://hooks.example:8080');
  const urls = [
    'http://hooks.example/',
    'https://hooks.example:8080/',
    'http://hooks.example:8080.evil.example/',
    'http://127.0.0.1:8080/',
    'http://HOOKS.example:8080/ok',
  ];
  const replies: number[] = [];
  for (const url of urls) replies.push((await client.register({ url })).status);
  expect(replies).toEqual([403, 403, 400, 403, 201]);
});

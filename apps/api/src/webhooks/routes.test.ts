import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleMessage, type Message, messagesKept } from '@sparring/contracts/inbox';
import { mostReceivers, publishedSecret } from '@sparring/contracts/webhook';
import { testApp, testClock } from '../test-app.ts';
import { signatureOf } from './signing.ts';
import { webhookClient } from './test-webhooks.ts';

const clock = testClock();
const app = await testApp({ clock });
let names = 0;
const newClient = () => webhookClient(() => app, `hooks-${(names += 1)}`);

const isValid = ({ headers, body }: Message) =>
  signatureOf(publishedSecret, headers['webhook-id']!, headers['webhook-timestamp']!, body) ===
  headers['webhook-signature'];

test('registers a receiver with a secret of its own', async () => {
  const client = newClient();
  const { status, headers, body } = await client.register();
  expect(status).toBe(201);
  expect(headers['location']).toBe(`${client.base}/labs/webhooks/2`);
  expect(body).toMatchObject({ id: 2, url: null });
  expect(body.events).toEqual(['job.succeeded', 'job.failed', 'job.cancelled']);
  expect(Buffer.from(body.secret.slice('whsec_'.length), 'base64')).toHaveLength(24);
  expect((await request(app).get(headers['location']!)).body).toEqual(body);
  expect((await client.register()).body.secret).not.toBe(body.secret);
});

test('refuses the eleventh receiver, and gives no number twice', async () => {
  const client = newClient();
  for (let at = 1; at < mostReceivers; at += 1) await client.register();
  const { status, body } = await client.register();
  expect([status, body.error]).toEqual([409, 'Too many receivers']);
  await client.remove(10);
  expect((await client.register()).body.id).toBe(11);
});

test.each(['https://example.com/hook', 'http://127.0.0.1:9/', 'http://[::1]/', 'http://localhost'])(
  'does not call %s',
  async (url) => {
    const { status, body } = await newClient().register({ url });
    expect([status, body.error]).toEqual([403, 'Target refused']);
  },
);

test.each(['ftp://example.com/', 'http://user@example.com/', 'http:///x', 'inbox', 7, ''])(
  'refuses the address %j',
  async (url) => {
    const { status, body } = await newClient().register({ url });
    expect([status, body.errors[0].pointer]).toEqual([400, '/url']);
  },
);

test.each([[[]], [['ping']], [['job.started']], ['job.failed']])(
  'refuses the events %j',
  async (events) => {
    expect((await newClient().register({ events })).status).toBe(400);
  },
);

test('a receiver that was removed gets nothing any more', async () => {
  const client = newClient();
  await client.refuse({ times: 1 });
  await client.ping();
  expect((await client.remove(1)).status).toBe(200);
  clock.advance(100_000);
  expect(await client.inbox()).toEqual([]);
  expect((await client.ping()).status).toBe(404);
  expect((await client.remove(1)).status).toBe(404);
  expect((await client.receivers()).body).toEqual([]);
});

test('a forged ping is signed with another secret, a stale one ten minutes ago', async () => {
  const client = newClient();
  await client.ping({ signature: 'forged' });
  await client.ping({ signature: 'stale' });
  const [stale, forged] = await client.inbox();
  expect([isValid(forged!), isValid(stale!)]).toEqual([false, true]);
  const [now, then] = [forged!, stale!].map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(now! - then!).toBe(600);
});

test('the example in every inbox has a valid signature', async () => {
  expect((await newClient().message(1)).body).toEqual(exampleMessage);
  expect(isValid(exampleMessage)).toBe(true);
});

test('reads and deletes messages, whose numbers go on', async () => {
  const client = newClient();
  await client.ping();
  await client.ping();
  expect((await client.message(3)).body.id).toBe(3);
  expect((await client.deleteMessage(3)).status).toBe(200);
  expect((await client.message(3)).status).toBe(404);
  expect((await client.deleteMessage(3)).status).toBe(404);
  await client.ping();
  expect((await client.inbox()).map(({ id }) => id)).toEqual([4, 2]);
  await client.empty();
  expect((await client.message(1)).status).toBe(404);
  await client.ping();
  expect((await client.inbox()).map(({ id }) => id)).toEqual([5]);
});

test('keeps the last fifty messages and deliveries', async () => {
  const client = newClient();
  for (let at = 0; at < messagesKept + 2; at += 1) await client.ping();
  const messages = await client.inbox();
  expect(messages).toHaveLength(messagesKept);
  expect([messages[0]!.id, messages.at(-1)!.id]).toEqual([53, 4]);
  const deliveries = await client.deliveries();
  expect(deliveries).toHaveLength(50);
  expect(deliveries[0]!.id).toBe(messages[0]!.headers['webhook-id']);
});

test('a refused message is not in the inbox', async () => {
  const client = newClient();
  await client.refuse({ times: 1, status: 302 });
  await client.ping();
  expect(await client.inbox()).toEqual([]);
  clock.advance(10_000);
  expect(await client.inbox()).toHaveLength(1);
});

test.each([
  ['times', -1],
  ['times', 101],
  ['status', 299],
  ['status', 600],
  ['keep', 'yes'],
])('refuses %s %j', async (name, value) => {
  const { status, body } = await newClient().refuse({ times: 1, [name]: value });
  expect([status, body.errors[0].pointer]).toEqual([400, `/${name}`]);
});

test('the workspace public cannot refuse', async () => {
  const { status, body } = await webhookClient(() => app, 'public').refuse({ times: 1 });
  expect([status, body.error]).toEqual([403, 'Workspace protected']);
});

test('a text of an event survives its storage, whatever it has', async () => {
  const client = newClient();
  const text = `O'Neil "quotes" \\ 😀 é`;
  await client.ping({ text });
  expect(JSON.parse((await client.inbox())[0]!.body).data.text).toBe(text);
});

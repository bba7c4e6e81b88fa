import { describe, expect, test, vi } from 'vitest';
import { publishedSecret, retryPauses } from '@sparring/contracts/webhook';
import { engines, useDatabases } from '../../support/engines.ts';
import { signatureOf } from '../../../src/webhooks/signing.ts';
import { openReceiver } from '../../support/receiver.ts';
import { openWebhooks } from '../../support/webhooks.ts';

const newDatabase = useDatabases();
const start = '2026-03-02T09:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();

describe.each(engines)('webhooks on %s', (engine) => {
  const open = async () => openWebhooks(engine, await newDatabase(engine));

  test('a ping is in the inbox, signed with the secret of the receiver [WEBHOOK-02, WEBHOOK-03, WEBHOOK-04]', async () => {
    const { client } = await open();
    const { status, body } = await client.ping({ text: 'Hi' });
    expect(status).toBe(202);
    expect(body).toMatchObject({ event: 'ping', state: 'delivered', next_attempt_at: null });
    expect(body.attempts).toEqual([{ at: start, status: 200 }]);
    const [message] = await client.inbox();
    expect(message).toMatchObject({ id: 2, received_at: start, answered: 200 });
    const sent = { type: 'ping', timestamp: start, data: { text: 'Hi' } };
    expect(JSON.parse(message!.body)).toEqual(sent);
    const { headers } = message!;
    const timestamp = String(Date.parse(start) / 1000);
    expect(headers).toMatchObject({ 'webhook-id': body.id, 'webhook-timestamp': timestamp });
    const signature = signatureOf(publishedSecret, body.id, timestamp, message!.body);
    expect(headers['webhook-signature']).toBe(signature);
  });

  test('a refused delivery is repeated after each pause, and then given up [WEBHOOK-05, WEBHOOK-07, WEBHOOK-08, WEBHOOK-09, INBOX-05]', async () => {
    const { client, clock } = await open();
    await client.refuse({ times: 9, status: 500, keep: true });
    await client.ping();
    let elapsed = 0;
    for (const pause of retryPauses) {
      clock.advance(pause * 1000 - 1);
      expect((await client.deliveries())[0]).toMatchObject({
        state: 'waiting',
        next_attempt_at: later(elapsed + pause),
      });
      clock.advance(1);
      elapsed += pause;
      expect((await client.deliveries())[0]!.attempts.at(-1)).toEqual({
        at: later(elapsed),
        status: 500,
      });
    }
    const [delivery] = await client.deliveries();
    expect(delivery).toMatchObject({ state: 'given-up', next_attempt_at: null });
    expect(delivery!.attempts).toHaveLength(5);
    const messages = await client.inbox();
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
    expect(new Set(messages.map(({ headers }) => headers['webhook-signature'])).size).toBe(5);
    expect((await client.refusals()).times).toBe(4);
  });

  test('attempts that came due together are made as of their times [WEBHOOK-07, INBOX-04, INBOX-06]', async () => {
    const { client, clock } = await open();
    expect((await client.refuse({ times: 2 })).body).toEqual({
      times: 2,
      status: 503,
      keep: false,
    });
    await client.ping();
    clock.advance(100_000);
    const [delivery] = await client.deliveries();
    expect(delivery!.attempts).toEqual([
      { at: start, status: 503 },
      { at: later(10), status: 503 },
      { at: later(70), status: 200 },
    ]);
    expect(delivery!.state).toBe('delivered');
    const messages = await client.inbox();
    expect(messages.map(({ received_at }) => received_at)).toEqual([later(70)]);
    const seconds = String(Date.parse(later(70)) / 1000);
    expect(messages[0]!.headers['webhook-timestamp']).toBe(seconds);
  });

  test('a 410 ends a delivery at once [WEBHOOK-08]', async () => {
    const { client } = await open();
    await client.refuse({ times: 1, status: 410 });
    const { body } = await client.ping();
    expect(body).toMatchObject({ state: 'given-up', next_attempt_at: null });
    expect((await client.ping()).body.state).toBe('delivered');
  });

  test('the end of a job is told once, as of its time, to receivers that want it [WEBHOOK-10, WEBHOOK-11]', async () => {
    const { client, clock } = await open();
    await client.startJob(60);
    await client.register({ events: ['job.failed', 'job.cancelled'] });
    clock.advance(90_000);
    expect(await client.deliveries(2)).toEqual([]);
    const [delivery, ...others] = await client.deliveries(1);
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({ event: 'job.succeeded', state: 'delivered' });
    expect(delivery!.attempts).toEqual([{ at: later(60), status: 200 }]);
    const [message, ...more] = await client.inbox();
    expect(more).toEqual([]);
    const sent = { type: 'job.succeeded', timestamp: later(60), data: { job: 4 } };
    expect(JSON.parse(message!.body)).toEqual(sent);
  });

  test('failed and cancelled jobs have events of their own, and a late receiver gets none [WEBHOOK-10, WEBHOOK-11]', async () => {
    const { client, clock } = await open();
    await client.set({ chance: 'always' });
    await client.startJob(100);
    await client.startJob(100);
    await client.cancelJob(5);
    clock.advance(60_000);
    await client.register();
    const told = (await client.inbox()).map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data.job])).toEqual([
      ['job.failed', 4],
      ['job.cancelled', 5],
    ]);
    expect(await client.deliveries(2)).toEqual([]);
  });

  test('a clock that goes back and forward again tells no job twice [WEBHOOK-10]', async () => {
    const { client } = await open();
    const set = (now: string) => client.set({ now, clock: 'frozen' });
    await set('2026-06-01T09:00:00Z');
    await client.startJob(60);
    await set('2026-06-01T10:00:00Z');
    expect(await client.inbox()).toHaveLength(1);
    await set('2026-06-01T09:00:30Z');
    await client.startJob(1);
    await set('2026-06-01T10:00:00Z');
    const told = (await client.inbox()).map(({ body }) => JSON.parse(body).data.job);
    expect(told).toEqual([5, 4]);
  });

  test('of readers at the same time, one delivers [WEBHOOK-16]', async () => {
    const { client, clock } = await open();
    await client.startJob(1);
    await client.refuse({ times: 1 });
    await client.ping();
    clock.advance(20_000);
    await Promise.all(Array.from({ length: 12 }, () => client.inbox()));
    expect((await client.inbox()).map(({ id }) => id)).toEqual([3, 2]);
  });

  test('of several APIs, one sends an event to another address [WEBHOOK-16]', async () => {
    const { origin, received, until } = await openReceiver((_, response) => void response.end());
    const { client } = await openWebhooks(engine, await newDatabase(engine), [origin]);
    await client.register({ url: origin });
    const pings = Array.from({ length: 10 }, () => Promise.resolve(client.ping({}, 2)));
    await Promise.all([...pings, ...Array.from({ length: 10 }, () => client.deliveries(2))]);
    await until(10);
    await vi.waitUntil(async () =>
      (await client.deliveries(2)).every(({ state }) => state === 'delivered'),
    );
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
    expect(received).toHaveLength(10);
  });

  test('receivers, deliveries and messages belong to one workspace, and a reset ends them [WEBHOOK-15, INBOX-09]', async () => {
    const { client, other } = await open();
    await client.register();
    await client.ping({}, 2);
    await client.refuse({ times: 5 });
    expect((await other.receivers()).body).toHaveLength(1);
    expect(await other.inbox()).toEqual([]);
    await other.ping();
    await client.reset();
    expect((await client.receivers()).body).toMatchObject([{ id: 1, secret: publishedSecret }]);
    expect(await client.deliveries()).toEqual([]);
    expect(await client.inbox()).toEqual([]);
    expect((await client.message(1)).status).toBe(200);
    expect((await client.refusals()).times).toBe(0);
    expect(await other.inbox()).toHaveLength(1);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { engines, useDatabases } from '../../support/engines.ts';
import { openReceiver } from '../../support/receiver.ts';
import { openWebhooks } from '../../support/webhooks.ts';

const newDatabase = useDatabases();
const start = '2026-03-02T09:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();

describe.each(engines)('webhooks on %s', (engine) => {
  const open = async () => openWebhooks(engine, await newDatabase(engine));

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
});

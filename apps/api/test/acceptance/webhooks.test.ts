import { expect, test } from 'vitest';
import { send, type Problem } from './test-client.ts';
import { isSigned, newWebhooks } from './test-webhooks.ts';

const start = '2026-06-01T09:00:00.000Z';
const secondsAt = (time: string) => String(Date.parse(time) / 1000);

test('registers a receiver with a secret of its own [WEBHOOK-01]', async () => {
  const { base, register, get, ping, inbox } = await newWebhooks();
  const { status, headers, body } = await register();
  expect([status, headers.get('Location')]).toEqual([201, `${base}/labs/webhooks/2`]);
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect((await get('/labs/webhooks/2')).body).toEqual(body);
  expect((await register()).body.secret).not.toBe(body.secret);
  await ping({}, 2);
  const [message] = await inbox();
  expect([isSigned(message!, body.secret), isSigned(message!)]).toEqual([true, false]);
});

test('delivers a signed ping to the inbox [WEBHOOK-02, WEBHOOK-03, WEBHOOK-04]', async () => {
  const { ping, inbox, advance } = await newWebhooks();
  await advance('PT1M');
  const { status, body } = await ping({ text: 'Hi' });
  expect([status, body.event, body.state]).toEqual([202, 'ping', 'delivered']);
  const [message, ...others] = await inbox();
  expect(others).toEqual([]);
  const time = '2026-06-01T09:01:00.000Z';
  expect(JSON.parse(message!.body)).toEqual({
    type: 'ping',
    timestamp: time,
    data: { text: 'Hi' },
  });
  expect(isSigned(message!)).toBe(true);
  expect(message!.received_at).toBe(time);
  expect(message!.headers['webhook-timestamp']).toBe(secondsAt(time));
  expect(message!.headers['webhook-id']).toBe(body.id);
});

test('signs each attempt anew and keeps id and body [WEBHOOK-03, WEBHOOK-04, WEBHOOK-05]', async () => {
  const { ping, inbox, refuse, advance } = await newWebhooks();
  await refuse({ times: 1, keep: true });
  await ping();
  await advance('PT10S');
  await ping();
  const [other, second, first] = await inbox();
  const idOf = (message = first) => message?.headers['webhook-id'];
  expect([idOf(second), second!.body]).toEqual([idOf(first), first!.body]);
  expect(idOf(other)).not.toBe(idOf(first));
  expect([first, second].map((message) => message?.headers['webhook-timestamp'])).toEqual([
    secondsAt(start),
    secondsAt('2026-06-01T09:00:10.000Z'),
  ]);
  expect([isSigned(first!), isSigned(second!)]).toEqual([true, true]);
});

test('forges a ping, and sends a stale one [WEBHOOK-06]', async () => {
  const { ping, inbox } = await newWebhooks();
  await ping({ signature: 'forged' });
  await ping({ signature: 'stale' });
  const [stale, forged] = await inbox();
  expect([isSigned(stale!), isSigned(forged!)]).toEqual([true, false]);
  expect(stale!.headers['webhook-timestamp']).toBe(secondsAt('2026-06-01T08:50:00.000Z'));
  expect(forged!.headers['webhook-timestamp']).toBe(secondsAt(start));
});

test('repeats a refused attempt after growing pauses, five attempts in all [WEBHOOK-07, WEBHOOK-08]', async () => {
  const { ping, deliveries, refuse, advance } = await newWebhooks();
  await refuse({ times: 100, status: 500 });
  await ping();
  const pauses = [10, 60, 600, 3600];
  for (const [at, pause] of pauses.entries()) {
    await advance(`PT${pause - 1}S`);
    expect((await deliveries())[0]?.attempts).toHaveLength(at + 1);
    await advance('PT1S');
    expect((await deliveries())[0]?.attempts).toHaveLength(at + 2);
  }
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: 'given-up', next_attempt_at: null });
  const times = delivery!.attempts.map(({ at }) => Date.parse(at) - Date.parse(start));
  expect(times).toEqual([0, 10_000, 70_000, 670_000, 4_270_000]);
});

test('takes a redirect as a failure, and a 410 as the end [WEBHOOK-07, WEBHOOK-08]', async () => {
  const { ping, refuse } = await newWebhooks();
  await refuse({ times: 1, status: 302 });
  const { body: redirected } = await ping();
  expect(redirected).toMatchObject({
    state: 'waiting',
    next_attempt_at: '2026-06-01T09:00:10.000Z',
  });
  await refuse({ times: 1, status: 410 });
  expect((await ping()).body).toMatchObject({ state: 'given-up', next_attempt_at: null });
});

test('lists the last fifty deliveries, the newest first [WEBHOOK-09, INBOX-01]', async () => {
  const { ping, deliveries, inbox } = await newWebhooks();
  const ids: string[] = [];
  while (ids.length < 52) ids.push((await ping()).body.id);
  const kept = ids.slice(-50).toReversed();
  expect((await deliveries()).map(({ id }) => id)).toEqual(kept);
  expect((await inbox()).map(({ headers }) => headers['webhook-id'])).toEqual(kept);
  expect((await deliveries())[0]?.attempts).toEqual([{ at: start, status: 200 }]);
});

test('tells the end of each job once [WEBHOOK-10]', async () => {
  const { startJob, inbox, send: call, advance } = await newWebhooks();
  await startJob(60);
  await startJob(30);
  await startJob(90);
  await call('DELETE', '/labs/jobs/6');
  expect(await inbox()).toHaveLength(1);
  await advance('PT1H');
  await inbox();
  const told = (await inbox()).map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data, timestamp }) => [type, data.job, timestamp])).toEqual([
    ['job.succeeded', 4, '2026-06-01T09:01:00.000Z'],
    ['job.succeeded', 5, '2026-06-01T09:00:30.000Z'],
    ['job.cancelled', 6, start],
  ]);
});

test('tells that a job has failed [WEBHOOK-10]', async () => {
  const { startJob, inbox, advance } = await newWebhooks('always');
  await startJob(100);
  await advance('PT60S');
  expect((await inbox()).map(({ body }) => JSON.parse(body).type)).toEqual(['job.failed']);
});

test('tells a receiver only what it has asked for, from its registration on [WEBHOOK-11]', async () => {
  const { startJob, register, deliveries, advance } = await newWebhooks();
  await startJob(1);
  await advance('PT1S');
  await register();
  await register({ events: ['job.failed'] });
  await startJob(1);
  await advance('PT1S');
  expect([await deliveries(2), await deliveries(3)]).toMatchObject([
    [{ event: 'job.succeeded' }],
    [],
  ]);
  expect(await deliveries(1)).toHaveLength(2);
});

test('sends nothing to a receiver that was removed [WEBHOOK-12]', async () => {
  const { ping, refuse, send: call, get, inbox, advance } = await newWebhooks();
  await refuse({ times: 1 });
  await ping();
  expect((await call('DELETE', '/labs/webhooks/1')).status).toBe(200);
  await advance('PT1H');
  expect(await inbox()).toEqual([]);
  expect((await get('/labs/webhooks/1')).status).toBe(404);
  expect((await call('DELETE', '/labs/webhooks/1')).status).toBe(404);
});

test('has ten receivers and refuses the next [WEBHOOK-13]', async () => {
  const { register } = await newWebhooks();
  for (let at = 2; at <= 10; at += 1) expect((await register()).status).toBe(201);
  const { status, body } = await register();
  expect([status, body.error]).toEqual([409, 'Too many receivers']);
});

test('calls no address that nobody has allowed [WEBHOOK-14]', async () => {
  const { register } = await newWebhooks();
  const { status, body } = await register({ url: 'http://127.0.0.1:1/hook' });
  expect([status, body.error]).toEqual([403, 'Target refused']);
  expect((await register({ url: 'file:///etc/hosts' })).status).toBe(400);
  expect((await register({ url: 'http://me@example.com/' })).status).toBe(400);
});

test('keeps the webhooks of two workspaces apart, and resets them [WEBHOOK-15]', async () => {
  const [mine, theirs] = [await newWebhooks(), await newWebhooks()];
  await mine.register();
  await mine.ping();
  await mine.refuse({ times: 5 });
  expect(await theirs.inbox()).toEqual([]);
  expect((await theirs.get('/labs/webhooks/2')).status).toBe(404);
  await mine.send('POST', '/workspace/reset');
  expect((await mine.get<readonly object[]>('/labs/webhooks')).body).toHaveLength(1);
  expect([await mine.deliveries(), await mine.inbox()]).toEqual([[], []]);
  expect((await mine.get('/workspace/inbox/refusals')).body).toMatchObject({ times: 0 });
});

test('delivers once to readers at the same time [WEBHOOK-16]', async () => {
  const { startJob, inbox, advance } = await newWebhooks();
  await startJob(1);
  await advance('PT1S');
  await Promise.all(Array.from({ length: 10 }, () => inbox()));
  expect(await inbox()).toHaveLength(1);
});

test('the shared workspace cannot refuse [INBOX-08]', async () => {
  const body = { times: 1 };
  const path = '/v1/practice/workspace/inbox/refusals';
  expect((await send<Problem>('PUT', path, { body })).status).toBe(403);
});

import type { InboxRefusal, Message } from '@sparring/contracts/inbox';
import { expect, test } from 'vitest';
import { pointersOf } from './test-client.ts';
import { isSigned, newWebhooks } from './test-webhooks.ts';

const inbox = '/workspace/inbox';

test('begins with a signed example, which a reset brings back [INBOX-09]', async () => {
  const { get, send, ping } = await newWebhooks();
  const before = (await get<readonly Message[]>(inbox)).body;
  expect(before.map(({ id }) => id)).toEqual([1]);
  expect(isSigned(before[0]!)).toBe(true);
  await ping();
  await send('DELETE', inbox);
  await send('POST', '/workspace/reset');
  expect((await get(inbox)).body).toEqual(before);
});

test('reads one message, and not an unknown one [INBOX-02]', async () => {
  const { get, ping, inbox: list } = await newWebhooks();
  await ping({ text: 'One' });
  await ping({ text: 'Two' });
  const [two, one] = await list();
  expect([one?.id, two?.id]).toEqual([2, 3]);
  expect((await get(`${inbox}/2`)).body).toEqual(one);
  expect((await get(`${inbox}/4`)).status).toBe(404);
});

test('deletes one message or all, and gives no number twice [INBOX-03]', async () => {
  const { get, send, ping, inbox: list } = await newWebhooks();
  await ping();
  await ping();
  expect((await send('DELETE', `${inbox}/3`)).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual([2]);
  expect((await send('DELETE', `${inbox}/3`)).status).toBe(404);
  await send('DELETE', inbox);
  expect((await get(inbox)).body).toEqual([]);
  await ping();
  expect((await list()).map(({ id }) => id)).toEqual([4]);
});

test('refuses as often as it was told, and then accepts [INBOX-04, INBOX-06]', async () => {
  const { get, ping, refuse } = await newWebhooks();
  await refuse({ times: 2, status: 507 });
  const left = async () => (await get<InboxRefusal>(`${inbox}/refusals`)).body;
  expect(await left()).toEqual({ times: 2, status: 507, keep: false });
  const statuses: (number | null | undefined)[] = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await ping()).body.attempts[0]?.status);
  expect(statuses).toEqual([507, 507, 200]);
  expect((await left()).times).toBe(0);
});

test('keeps a refused message only if told so [INBOX-05]', async () => {
  const { ping, refuse, inbox: list, advance } = await newWebhooks();
  await refuse({ times: 1 });
  await ping();
  expect(await list()).toEqual([]);
  await advance('PT1H');
  expect((await list()).map(({ answered }) => answered)).toEqual([200]);
  await refuse({ times: 1, keep: true });
  await ping();
  await advance('PT1H');
  expect((await list()).map(({ answered }) => answered)).toEqual([200, 503, 200]);
});

test.each([
  ['status', 299],
  ['status', 600],
  ['times', 101],
  ['times', -1],
])('refuses %s %d [INBOX-07]', async (name, value) => {
  const { refuse } = await newWebhooks();
  const reply = await refuse({ times: 1, [name]: value });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test.each([
  [0, 300],
  [100, 599],
])('takes %d times and the status %d [INBOX-07]', async (times, status) => {
  const { refuse } = await newWebhooks();
  expect((await refuse({ times, status })).body).toMatchObject({ times, status });
});

test('refuses to keep "yes" [INBOX-07]', async () => {
  const { refuse } = await newWebhooks();
  const reply = await refuse({ times: 1, keep: 'yes' });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/keep']);
});

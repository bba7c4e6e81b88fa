import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { sampleAccount } from '@sparring/contracts/auth';
import { create, firstBook } from './test-books.ts';
import { newWorkspace, type Workspace } from './test-client.ts';
import { advance, frozen, set, settingsOf, start, statusOf } from './test-conditions.ts';

const statusOfSetting = async (body: object): Promise<number> =>
  (await newWorkspace().send('PATCH', '/workspace', { body })).status;
const timeOf = async (workspace: Workspace) => Date.parse((await settingsOf(workspace)).now);
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();

test('has the clock of the server until it is set [TIME-01]', async () => {
  const { now, clock } = await settingsOf(newWorkspace());
  expect(clock).toBe('server');
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(10_000);
});

test('runs from the time that it was set to [TIME-02]', async () => {
  const workspace = newWorkspace();
  expect((await set(workspace, { now: start })).clock).toBe('running');
  await expect.poll(() => timeOf(workspace)).toBeGreaterThan(Date.parse(start));
  expect(await timeOf(workspace)).toBeLessThan(Date.parse(later(60)));
});

test('stands still while it is frozen, and runs on from there [TIME-03]', async () => {
  const workspace = await frozen();
  expect(await settingsOf(workspace)).toMatchObject({ now: start, clock: 'frozen' });
  expect(await advance(workspace, 'PT1H')).toMatchObject({ now: later(3600), clock: 'frozen' });
  await set(workspace, { clock: 'running' });
  await expect.poll(() => timeOf(workspace)).toBeGreaterThan(Date.parse(later(3600)));
  expect(await timeOf(workspace)).toBeLessThan(Date.parse(later(3660)));
  const { now } = await set(workspace, { clock: 'frozen' });
  expect((await settingsOf(workspace)).now).toBe(now);
});

test.each([
  ['PT1S', 1],
  ['PT1M', 60],
  ['PT61M', 3660],
  ['PT1H', 3600],
  ['P1D', 86_400],
  ['P1W', 604_800],
  ['P1WT1S', 604_801],
  ['P1W1DT1H1M1S', 694_861],
])('advances by %s, and by as much again [TIME-04]', async (duration, seconds) => {
  const workspace = await frozen();
  expect((await advance(workspace, duration)).now).toBe(later(seconds));
  expect((await advance(workspace, duration)).now).toBe(later(2 * seconds));
});

test.each(['', 'P', 'PT', '1H', 'PT1.5S', 'PT1H1D', 'PT1S ', '-PT1H', 'P1M', 'P1Y', 'an hour', 60])(
  'does not advance by "%s" [TIME-04]',
  async (duration) => {
    expect(await statusOfSetting({ advance: duration })).toBe(400);
  },
);

test('applies now, then advance, then clock of one request [TIME-05]', async () => {
  const workspace = newWorkspace();
  await set(workspace, { now: '2020-05-05T05:05:05Z' });
  const settings = { clock: 'frozen', advance: 'PT1M', now: start };
  expect(await set(workspace, settings)).toMatchObject({ now: later(60), clock: 'frozen' });
});

test('has the clock of the server again after null and after a reset [TIME-06]', async () => {
  const [one, other] = [await frozen(), await frozen()];
  expect((await set(one, { now: null })).clock).toBe('server');
  await other.send('POST', '/workspace/reset');
  for (const workspace of [one, other]) {
    expect((await settingsOf(workspace)).clock).toBe('server');
    expect(Math.abs((await timeOf(workspace)) - Date.now())).toBeLessThan(10_000);
  }
});

test('changes the time of no other workspace [TIME-07]', async () => {
  const [, theirs] = [await frozen(), newWorkspace()];
  expect((await settingsOf(theirs)).clock).toBe('server');
});

const tokenIn = async (workspace: Workspace) => {
  const { body } = await workspace.send<{ token: string }>('POST', '/auth', {
    body: sampleAccount,
  });
  return { Authorization: `Bearer ${body.token}` };
};

test('a token expires by the clock of the workspace [TIME-08]', async () => {
  const workspace = await frozen();
  const headers = await tokenIn(workspace);
  await advance(workspace, 'PT59M59S');
  expect(await statusOf(workspace, '/auth/me', headers)).toBe(200);
  await advance(workspace, 'PT1S');
  expect(await statusOf(workspace, '/auth/me', headers)).toBe(401);
});

test('refuses a token of its own future [TIME-09]', async () => {
  const workspace = await frozen();
  const headers = await tokenIn(workspace);
  await set(workspace, { now: later(-60) });
  expect(await statusOf(workspace, '/auth/me', headers)).toBe(200);
  await set(workspace, { now: later(-61) });
  expect(await statusOf(workspace, '/auth/me', headers)).toBe(401);
});

test('dates new and changed books [TIME-10]', async () => {
  const workspace = await frozen();
  const { created_at, updated_at } = (await create(workspace)).body;
  expect([created_at, updated_at]).toEqual([start, start]);
  await advance(workspace, 'PT1M');
  for (const method of ['PUT', 'PATCH']) {
    const { body } = await workspace.send<Book>(method, firstBook, { body: { stock: 3 } });
    expect(body.updated_at).toBe(later(60));
  }
});

test.each(['frozen', 'running'])(
  'is in the header Date while it is %s [TIME-11]',
  async (clock) => {
    const workspace = newWorkspace();
    await set(workspace, { now: start, clock });
    for (const path of ['/ping', '/books', '/books/unknown', '/workspace']) {
      const { headers } = await workspace.get(path);
      const date = Date.parse(headers.get('Date') ?? '');
      expect(Math.abs(date - Date.parse(start))).toBeLessThan(60_000);
    }
  },
);

test('a frozen clock does not change the length of a delay [TIME-12]', async () => {
  const workspace = await frozen();
  const began = Date.now();
  expect(await statusOf(workspace, '/testing/latency-simulation?delay=1')).toBe(200);
  expect(Date.now() - began).toBeGreaterThanOrEqual(990);
});

test.each([
  ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['2999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
  ['1970-01-01T14:00:00+14:00', '1970-01-01T00:00:00.000Z'],
  ['2999-12-31T09:59:59.999-14:00', '2999-12-31T23:59:59.999Z'],
  ['2030-01-01T02:00:00+02:00', start],
  ['2029-12-31T18:30:00-05:30', start],
  ['2028-02-29T12:30:00.5+01:00', '2028-02-29T11:30:00.500Z'],
])('can be set to %s [TIME-13]', async (now, shown) => {
  expect((await set(newWorkspace(), { now, clock: 'frozen' })).now).toBe(shown);
});

test.each([
  '2030-01-01',
  '2030-01-01T00:00:00',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00+14:00',
  '2999-12-31T23:59:59.999-14:00',
  '3000-01-01T00:00:00Z',
  '2030-02-29T00:00:00Z',
  '2030-04-31T00:00:00Z',
  '2030-12-31T24:00:00Z',
  'now',
  0,
  1_900_000_000,
])('cannot be set to %j [TIME-13]', async (now) => {
  expect(await statusOfSetting({ now })).toBe(400);
});

test('stops at the end of 2999 [TIME-14]', async () => {
  const workspace = await frozen('2999-12-31T23:59:00Z');
  expect((await advance(workspace, 'PT2M')).now).toBe('2999-12-31T23:59:59.999Z');
  expect((await advance(workspace, 'P1D')).now).toBe('2999-12-31T23:59:59.999Z');
});
